import { nameKey } from '@vetta/contract/name-key';
import { readTable } from '@vetta/tables/read-table';
import { expect } from 'vitest';
import { keepNumbers } from '../../../src/sources/sheet-differences.ts';
import { addSource } from '../../../src/sources/sources.ts';
import { sourceToRun, takeSheet } from '../../../src/sources/take-sheet.ts';
import { firstRow } from '../../../src/store/rows.ts';
import { keyed } from '../../keyed-hash.ts';
import { dayOf, daysLater } from '../../oracle/days.ts';
import * as oracle from '../../oracle/sheets.ts';
import { factsOf } from '../../oracle/undo.ts';
import { command, outcome, type PlayedLeague, pick } from '../played-league.ts';
import { both, keepChange, type StepFunctions } from './step-functions.ts';

export const sheets: StepFunctions<'fetch sheet' | 'keep numbers'> = {
  async 'fetch sheet'(league, { source, rows }) {
    const { model, now, db } = league;
    const sourceId = await sourceAt(league, source);
    // Names that are one player's, of those who have not left.
    const isOnly = ({ name }: { name: string }) =>
      model.players.filter((other) => nameKey(other.name) === nameKey(name)).length === 1;
    const known = model.players.filter((player) => player.archivedOn === null && isOnly(player));
    const days = new Map(
      rows.flatMap(({ which, isAgain, daysAgo, rings, apptSet }) => {
        const before = pick(
          model.sheets.filter((one) => isAgain && one.sourceId === sourceId),
          which,
        );
        const player = before ? known.find(({ id }) => id === before.playerId) : pick(known, which);
        const date = before?.date ?? daysLater(dayOf(now), -daysAgo);
        if (player === undefined) return [];
        const had = { rings: 0, apptSet: 0, ...before?.taken, ...before?.asked };
        const numbers = { rings: rings ?? had.rings, apptSet: apptSet ?? had.apptSet };
        const line = [player.name, date, numbers.rings, numbers.apptSet].join(';');
        return [[`${player.id} ${date}`, { line, row: { playerId: player.id, date, numbers } }] as const];
      }),
    );
    if (days.size === 0) return;
    const lines = [...days.values()].map(({ line }) => line);
    const text = ['Operatore;Data;Telefonate;App. fissati', ...lines].join('\n');
    const table = await readTable(new TextEncoder().encode(text));
    const stored = await sourceToRun(db, sourceId);
    if (stored === undefined) throw new Error('The source is gone');
    const fetched = { etag: null, lastModified: null, contentHash: `${now} ${Math.random()}` };
    const before = factsOf(model);
    const run = await takeSheet(db, stored, { table, fileName: 'a.csv', keyed, fetched }, () => now);
    const taken = await outcome(() =>
      oracle.takeSheet(
        model,
        sourceId,
        [...days.values()].map(({ row }) => row),
        now,
      ),
    );
    expect(run.outcome).toBe('refused' in taken ? 'problem' : taken.value ? 'taken' : 'unchanged');
    if (run.outcome !== 'taken') return;
    const audit = await firstRow<{ id: string }>(
      db,
      `select id from audit where action = 'source' order by id desc limit 1`,
    );
    await keepChange(league, { id: audit?.id ?? '', action: 'source', without: 'sheets' }, before);
  },

  async 'keep numbers'(league, { which, keep }) {
    const waits = pick(oracle.waitingOf(league.model), which);
    if (waits === undefined) return;
    const { sourceId, playerId, date } = waits;
    await both(
      league,
      (trx, now) => keepNumbers(trx, sourceId, { playerId, date, keep }, now),
      () => oracle.keepNumbers(league.model, { sourceId, playerId, date, keep }, league.now),
    );
  },
};

/** Returns the id of the office's first or second sheet. */
async function sourceAt(league: PlayedLeague, index: number): Promise<string> {
  while (league.sheets.length <= index) {
    const source = {
      name: `Foglio ${league.sheets.length}`,
      host: 'example.com',
      sealed: 'v1.x',
      options: {},
    };
    const times = { everyMinutes: 15, from: '17:00', to: '23:45', paused: false };
    const added = await command(league, (trx) => addSource(trx, { ...source, ...times }));
    if ('value' in added) league.sheets.push(added.value.after.id);
  }
  return league.sheets[index] ?? '';
}
