import type { Difference, Identity } from '@vetta/contract/intake';
import type { Tagged } from '@vetta/contract/row-tag';
import type { SheetDifference, SourceCard } from '@vetta/contract/sources';
import { samplePlayers, TODAY } from './office.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(9000 + number).padStart(12, '0')}`;

const source = (number: number, fields: Partial<SourceCard>): Tagged<SourceCard> => ({
  id: id(number),
  name: 'Foglio nord',
  host: 'docs.google.com',
  everyMinutes: 15,
  from: '17:00',
  to: '23:45',
  paused: false,
  options: {},
  lastRunAt: `${TODAY}T17:00:00.000Z`,
  lastGoodAt: `${TODAY}T17:00:00.000Z`,
  lastTakenAt: `${TODAY}T16:45:00.000Z`,
  problem: null,
  waiting: [],
  nextRunAt: `${TODAY}T17:15:00Z`,
  rowTag: `"source-${number}"`,
  ...fields,
});

/** One in order, one with wrong lines, and one that is paused. */
export const sampleSources: readonly Tagged<SourceCard>[] = [
  source(1, {}),
  source(2, {
    name: 'Foglio sud',
    problem: {
      since: `${TODAY}T15:00:00.000Z`,
      what: 'Il file ha 2 errori: nessuna riga è stata importata',
      lines: [
        {
          line: 7,
          column: 'Telefonate',
          message: 'Telefonate «molte»: serve un numero intero da 0 a 10.000',
        },
        { line: 9, column: null, message: 'Mario Rossi ha già il 20 novembre 2026 alla riga 3' },
      ],
    },
  }),
  source(3, { name: 'Vecchio ufficio', paused: true, nextRunAt: null, lastTakenAt: null }),
];

const [first, second] = samplePlayers;

const identity = (fields: Pick<Identity, 'source' | 'who'> & Partial<Identity>): Identity => ({
  ...{
    playerId: null,
    firstSeenAt: `${TODAY}T09:00:00.000Z`,
    waiting: 0,
    days: 0,
    opensMonths: [],
    links: [],
  },
  ...{ ignored: false, proposal: null },
  ...fields,
});

/** One with a proposal, one whom nobody knows, and one who is linked. */
export const sampleIdentities: readonly Identity[] = [
  identity({ source: 'centralino', who: 'int. 214', waiting: 41, days: 2, opensMonths: ['2026-10'] }),
  identity({
    source: 'crm',
    who: 'm.deluca@azienda.it',
    waiting: 1,
    days: 1,
    proposal: first ? { playerId: first.id, name: first.name } : null,
  }),
  identity({
    source: 'centralino',
    who: 'int. 201',
    playerId: second?.id ?? null,
    links: second ? [{ from: null, playerId: second.id }] : [],
  }),
];

export const sampleDifferences: readonly Difference[] = [
  {
    playerId: first?.id ?? '',
    name: first?.name ?? '',
    date: TODAY,
    typed: { rings: 120, apptSet: 3, apptDone: 1, alignment: true },
    counted: { rings: 84, apptSet: 3, apptDone: 1, alignment: true },
    differs: ['rings'],
  },
];

export const sampleSheetDifferences: readonly SheetDifference[] = [
  {
    sourceId: id(1),
    source: 'Foglio nord',
    playerId: first?.id ?? '',
    name: first?.name ?? '',
    date: TODAY,
    sheet: { rings: 82 },
    stored: { rings: 20 },
    changed: { actor: 'Giulia', at: `${TODAY}T17:05:00.000Z` },
  },
];
