import type { AuditedChange } from '@vetta/contract/audit';
import { samplePrize } from '@vetta/contract/testing/samples';
import { describe, expect, test } from 'vitest';
import { sampleMonth } from '../../../testing/months.ts';
import type { Names } from './account.ts';
import { tell } from './tell.ts';
import { who } from './who.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const names: Names = {
  players: new Map([[id(1), 'Marco De Luca']]),
  bonuses: new Map([[id(9), 'Call Beast']]),
};

const told = (action: string, fields: Partial<AuditedChange>) =>
  tell(
    {
      id: id(100),
      at: '2026-11-21T17:42:00.000Z',
      actor: 'Giulia',
      action,
      what: 'Entry registrata',
      about: null,
      before: null,
      after: null,
      undo: { possible: false, reason: null },
      undoes: null,
      undoneBy: null,
      ...fields,
    },
    names,
  );

const entry = {
  id: id(2),
  playerId: id(1),
  date: '2026-11-20',
  rings: 80,
  apptSet: 3,
  apptDone: 1,
  alignment: true,
};
const player = {
  id: id(1),
  name: 'Marco De Luca',
  position: 3,
  score: 310,
  bonus: 25,
  total: 335,
  joinedOn: '2026-11-01',
  archivedOn: null,
  updated_at: '2026-11-21T17:42:00.000Z',
};
const prize = samplePrize({ position: 2, title: 'Cena per due' });
const rule = { id: id(4), title: 'Chi partecipa?', content: 'Tutti.', order: 1, isActive: true };
const text = { id: id(5), key: 'hero.title', value: 'Si sale', description: null };
const award = {
  id: id(6),
  playerId: id(1),
  bonusTypeId: id(9),
  weekStartDate: '2026-11-16',
  dateEarned: '2026-11-20',
  manuallyAssigned: true,
  assignedBy: 'admin',
  createdAt: '2026-11-21T17:42:00.000Z',
  settledAt: null,
};
const setting = { id: id(7), type: 'json', description: null };
const won = {
  month: '2026-10',
  prizeId: id(3),
  title: 'Cena per due',
  isLottery: false,
  position: 2,
  winner: { playerId: id(1), name: 'Marco De Luca' },
  handover: null,
};
const handed = { ...won, handover: { playerId: id(1), name: 'Marco De Luca', on: '2026-11-03' } };

const about = 'Marco De Luca';
const PUT_PLAYER = 'PUT /api/admin/players/{id}';
const ENTRY = 'POST /api/admin/entries';

const PUT_SCREEN = 'PUT /api/admin/screens/{id}';
const screen = { id: id(8), code: 'BCDFGH', name: 'corridoio', plan: null };
const generation = { number: 7, why: 'Nuovo meteo', canary: null, restores: null };
const canary = { screen: 'corridoio', state: 'open', endedBecause: null };

/** A change is told in one sentence. */
const says = (did: string, action: string, fields: Partial<AuditedChange>) =>
  test(`«${did}»`, () => {
    expect(told(action, fields).did).toBe(did);
  });

says('ha pubblicato la versione 0123456789abcdef di «meteo»', 'POST /api/admin/plugins', {
  after: { name: 'meteo', hash: '0123456789abcdef' },
});
says('ha segnato assente Marco De Luca il 20 novembre', ENTRY, {
  before: null,
  after: { ...entry, rings: 0, apptSet: 0, apptDone: 0, alignment: false, absent: true },
  about,
});
says('ha reso corrente la generazione 7', 'POST /api/admin/generations', { after: generation });
says('ha messo in prova la generazione 7 su «corridoio»', 'POST /api/admin/generations', {
  after: { ...generation, canary },
});
says('ha esteso a tutti la generazione 7', 'POST /api/admin/generations/{number}/extend', {
  after: { ...generation, canary: { ...canary, state: 'extended' } },
});
says('ha concluso la prova della generazione 7 su «corridoio»', 'POST /api/admin/generations/back', {
  after: { ...generation, canary: { ...canary, state: 'ended', endedBecause: 'Lampeggia' } },
});
says('è tornato alla generazione 3: ora è la 7', 'POST /api/admin/generations/back', {
  after: { ...generation, restores: 3 },
});
says('ha chiamato «corridoio» lo schermo BCDFGH', PUT_SCREEN, {
  before: { ...screen, name: null },
  after: screen,
});
says('ha rinominato lo schermo «corridoio»: ora è «sala»', PUT_SCREEN, {
  before: screen,
  after: { ...screen, name: 'sala' },
});
says('ha cambiato la programmazione dello schermo «corridoio»', PUT_SCREEN, {
  before: screen,
  after: { ...screen, plan: {} },
});
says('ha rimosso lo schermo «corridoio»', 'DELETE /api/admin/screens/{id}', { before: screen, after: null });
says('ha chiesto allo schermo «corridoio» di ricaricarsi', 'POST /api/admin/screens/{id}/commands', {
  after: { screen: 'corridoio', kind: 'reload' },
});
says('ha mostrato sugli schermi l’avviso «Torta in cucina»', 'POST /api/admin/notices', {
  after: { text: 'Torta in cucina' },
});
says('ha tolto dagli schermi l’avviso «Torta in cucina»', 'DELETE /api/admin/notices/{id}', {
  before: { text: 'Torta in cucina' },
  after: null,
});
says(
  'ha registrato i numeri di Marco De Luca del 20 novembre: 80 chiamate, 3 appuntamenti fissati, 1 concluso, allineamento raggiunto',
  ENTRY,
  { about, after: entry },
);
says('ha corretto le chiamate di Marco De Luca del 20 novembre: 80 → 1.095', ENTRY, {
  about,
  before: entry,
  after: { ...entry, rings: 1095 },
});
says('ha corretto l’allineamento di Marco De Luca del 20 novembre: sì → no', ENTRY, {
  about,
  before: entry,
  after: { ...entry, alignment: false },
});
says('ha corretto gli appuntamenti fissati di Marco De Luca del 20 novembre: 3 → 4', ENTRY, {
  about,
  before: entry,
  after: { ...entry, apptSet: 4 },
});
says('ha corretto le chiamate di Marco De Luca dell’8 novembre: 80 → 1.095', ENTRY, {
  about,
  before: { ...entry, date: '2026-11-08' },
  after: { ...entry, date: '2026-11-08', rings: 1095 },
});
says('ha salvato di nuovo gli stessi numeri di Marco De Luca del 20 novembre', ENTRY, {
  about,
  before: entry,
  after: entry,
});
says(
  'ha eliminato i numeri di un ex partecipante del 1° novembre: 80 chiamate, 3 appuntamenti fissati, 1 concluso, allineamento raggiunto',
  'DELETE /api/admin/entries/{id}',
  { before: { ...entry, date: '2026-11-01' } },
);
says('ha aggiunto Marco De Luca, in gara dal 1° novembre', 'POST /api/admin/players', { after: player });
says('ha rinominato Marco De Luca in Marco Luca', PUT_PLAYER, {
  before: player,
  after: { ...player, name: 'Marco Luca' },
});
says('ha modificato Marco De Luca: in gara dal 1° novembre → 5 novembre', PUT_PLAYER, {
  before: player,
  after: { ...player, joinedOn: '2026-11-05' },
});
says('ha salvato Marco De Luca senza cambiare nulla', PUT_PLAYER, { before: player, after: player });
says('ha eliminato Marco De Luca con tutti i suoi numeri', 'DELETE /api/admin/players/{id}', {
  before: player,
});
says(
  'ha archiviato Marco De Luca: non è più in classifica dal 21 novembre',
  'PUT /api/admin/players/{id}/archive',
  { before: player, after: { ...player, archivedOn: '2026-11-21' } },
);
says('ha riportato in classifica Marco De Luca', 'PUT /api/admin/players/{id}/archive', {
  before: { ...player, archivedOn: '2026-11-21' },
  after: player,
});
says(
  'ha tolto la squalifica a Marco De Luca per novembre 2026',
  'PUT /api/admin/players/{id}/disqualification',
  {
    about,
    before: { playerId: id(1), month: '2026-11', reason: 'KPI anomali' },
    after: { playerId: id(1), month: '2026-11', reason: null },
  },
);
says(
  'ha assegnato Call Beast a Marco De Luca per la settimana del 16 novembre',
  'POST /api/admin/player-bonuses',
  { about, after: award },
);
says(
  'ha tolto Call Beast a Marco De Luca per la settimana del 16 novembre',
  'DELETE /api/admin/player-bonuses/{id}',
  { about, before: award },
);
says(
  'ha ricalcolato la classifica: 2 bonus assegnati, 1 bonus ritirato e 3 bonus aggiunti ai punti',
  'POST /api/admin/recalculate-leaderboard',
  { after: { awarded: 2, moved: 0, withdrawn: 1, settled: 3 } },
);
says('ha ricalcolato la classifica: era già aggiornata', 'POST /api/admin/recalculate-leaderboard', {
  after: { awarded: 0, moved: 0, withdrawn: 0, settled: 0 },
});
says('ha creato il premio del 2° posto «Cena per due»', 'POST /api/admin/prizes', { after: prize });
says('ha disattivato il premio «Cena per due»', 'PUT /api/admin/prizes/{id}', {
  before: prize,
  after: { ...prize, isActive: false },
});
says('ha eliminato il premio «Cena per due» di ottobre 2026', 'DELETE /api/admin/prizes/{id}', {
  before: { ...prize, month: '2026-10' },
});
says('ha eliminato la regola «Chi partecipa?»', 'DELETE /api/admin/rules/{id}', { before: rule });
says('ha cambiato la soglia della lotteria: 1.200 punti → 900 punti', 'PUT /api/admin/settings', {
  before: { ...setting, key: 'lotteryThreshold', value: 1200 },
  after: { ...setting, key: 'lotteryThreshold', value: 900 },
});
says('ha cambiato il momento del lancio: 30/09/25, 23:59 → 31/01/26, 23:30', 'PUT /api/admin/settings', {
  before: { ...setting, key: 'launch', value: '2025-09-30T21:59:00Z' },
  after: { ...setting, key: 'launch', value: '2026-01-31T22:30:00Z' },
});
says(
  'ha segnato il premio «Cena per due» di ottobre 2026 come consegnato a Marco De Luca il 3 novembre',
  'PUT /api/admin/months/{month}/prizes/{id}/handover',
  { before: won, after: handed },
);
says(
  'ha tolto la consegna del premio «Cena per due» di ottobre 2026',
  'PUT /api/admin/months/{month}/prizes/{id}/handover',
  { before: handed, after: won },
);
says(
  'ha importato un file: 1 giornata nuova, 1.300 uguali a prima e 2 nuovi partecipanti. L’ufficio dimostrativo è stato eliminato',
  'import',
  { after: { entries: { created: 1, replaced: 0, unchanged: 1300 }, newPlayers: 2, demoRemoved: true } },
);
says('ha esportato vetta.csv', 'GET /api/admin/exports/entries.csv', { after: { file: 'vetta.csv' } });
says('ha scaricato tutto quello che Vetta sa di una persona', 'GET /api/admin/exports/players/{id}', {
  after: { file: 'vetta-dati-0199f7a2.json', playerId: '0199f7a2' },
});
says('ha eliminato l’ufficio dimostrativo: 38 partecipanti e 1 giornata', 'DELETE /api/admin/demo', {
  before: { players: 38, entries: 1 },
});

describe('fields with their names, before and after', () => {
  test('of an entry', () => {
    const change = { about, before: entry, after: { ...entry, rings: 81, apptDone: 0 } };
    expect(told(ENTRY, change)).toEqual({
      did: 'ha corretto i numeri di Marco De Luca del 20 novembre',
      fields: [
        { field: 'chiamate', before: '80', after: '81' },
        { field: 'appuntamenti conclusi', before: '1', after: '0' },
      ],
    });
  });

  test('of a prize, by the names of its form', () => {
    const change = { before: prize, after: { ...prize, position: 3, isLottery: true } };
    expect(told('PUT /api/admin/prizes/{id}', change).fields).toEqual([
      { field: 'posizione', before: '2', after: '3' },
      { field: 'lotteria', before: 'no', after: 'sì' },
    ]);
  });

  test('of a player, a text, the scoring values and the dates', () => {
    const scoring = {
      ringPoints: 1,
      appointmentSetPoints: 25,
      appointmentDonePoints: 75,
      bonusMultiplier: 1,
    };
    const contest = { ...setting, key: 'contest', value: { start: '2025-10-01', end: '2025-10-31' } };
    const fields = [
      told(PUT_PLAYER, { before: player, after: { ...player, bonus: 125, total: 1435 } }),
      told('PUT /api/admin/content/{key}', { before: text, after: { ...text, description: 'Titolo' } }),
      told('PUT /api/admin/scoring-config', { before: scoring, after: { ...scoring, bonusMultiplier: 1.5 } }),
      told('PUT /api/admin/settings', {
        before: contest,
        after: { ...contest, value: { start: '2025-10-02', end: '2025-10-30' } },
      }),
    ].map((account) => account.fields);
    expect(fields).toEqual([
      [
        { field: 'bonus', before: '25', after: '125' },
        { field: 'totale', before: '335', after: '1.435' },
      ],
      [{ field: 'descrizione', before: null, after: 'Titolo' }],
      [{ field: 'moltiplicatore bonus', before: '×1', after: '×1,5' }],
      [
        { field: 'primo giorno', before: '1° ottobre 2025', after: '2 ottobre 2025' },
        { field: 'ultimo giorno', before: '31 ottobre 2025', after: '30 ottobre 2025' },
      ],
    ]);
  });

  test('of an evening: who was corrected, who is new or away, beside how many are the same', () => {
    const other = { ...entry, id: id(20), playerId: id(8) };
    const fresh = { ...entry, id: id(21), playerId: id(9) };
    const away = { ...entry, id: id(22), playerId: id(10), absent: true };
    const evening = {
      before: [entry, other, { ...away, absent: undefined }],
      after: [{ ...entry, rings: 95, alignment: false }, other, fresh, away],
    };
    const numbers = '80 chiamate, 3 appuntamenti fissati, 1 concluso, allineamento raggiunto';
    expect(told('POST /api/admin/entries/bulk', evening)).toEqual({
      did: 'ha registrato la giornata del 20 novembre: 1 riga nuova, 2 corrette e 1 uguale a prima',
      isBig: true,
      fields: [
        {
          field: 'Marco De Luca',
          before: 'chiamate 80, allineamento sì',
          after: 'chiamate 95, allineamento no',
        },
        { field: 'un ex partecipante', before: numbers, after: 'assente' },
        { field: 'un ex partecipante', before: 'nessun numero', after: numbers },
      ],
    });
  });
});

test('many new participants are told by name, the first ten of them', () => {
  const added = Array.from({ length: 12 }, (_, index) => ({ ...player, name: `Persona ${index + 1}` }));
  const tellOf = (after: object[]) => told('POST /api/admin/players/bulk', { before: null, after });
  expect(tellOf(added)).toEqual({
    did: `ha aggiunto 12 partecipanti: ${Array.from({ length: 10 }, (_, index) => `Persona ${index + 1}`).join(', ')} e 2 altri`,
  });
  expect(tellOf(added.slice(0, 1))).toEqual({ did: 'ha aggiunto Persona 1, in gara dal 1° novembre' });
});

test('the reason of a disqualification and of an anonymisation is told', () => {
  const disqualified = { playerId: id(1), month: '2026-11' };
  expect(
    told('PUT /api/admin/players/{id}/disqualification', {
      about,
      before: { ...disqualified, reason: null },
      after: { ...disqualified, reason: 'KPI anomali' },
    }),
  ).toEqual({ did: 'ha squalificato Marco De Luca per novembre 2026', reason: 'KPI anomali' });
  expect(
    told('POST /api/admin/players/{id}/anonymise', {
      after: {
        playerId: id(1),
        name: 'Partecipante 1',
        reason: 'Su richiesta',
        deleted: { events: 3, identities: 1 },
      },
    }),
  ).toEqual({
    did: 'ha reso anonima una persona, che ora è «Partecipante 1», e cancellato 3 suoi eventi',
    reason: 'Su richiesta',
  });
});

test('a rebuild is told with its reason, the prizes that it moved and who moved', () => {
  const [first, second] = sampleMonth.entries;
  if (!first || !second) throw new Error('Unreachable: the sample has six rows');
  const before = {
    ...sampleMonth,
    entries: [first, second],
    prizes: [samplePrize({ position: 1, title: 'Cuffie' })],
  };
  const entries = [
    { ...second, position: 1, total: first.total + 1 },
    { ...first, position: 2 },
  ];
  const rebuild = (after: object) => told('POST /api/admin/months/{month}/rebuild', { before, after });
  expect(rebuild({ ...before, entries, reason: 'Numeri tardi' })).toEqual({
    did: 'ha ricalcolato il mese di ottobre 2026',
    reason: 'Numeri tardi',
    fields: [
      { field: 'premio «Cuffie»', before: first.name, after: second.name },
      expect.objectContaining({ field: second.name }),
      expect.objectContaining({ field: first.name }),
    ],
  });
  const prizes = before.prizes.map((one) => ({ ...one, position: 2 }));
  expect(rebuild({ ...before, prizes })).toEqual({
    did: 'ha ricalcolato il mese di ottobre 2026',
    fields: [{ field: 'premio «Cuffie»', before: first.name, after: second.name }],
  });
  // As older versions recorded it.
  expect(rebuild(before)).toEqual({ did: 'ha ricalcolato il mese di ottobre 2026: non è cambiato nulla' });
});

test('what the audit log does not know is told by the server’s label', () => {
  for (const change of [
    ['POST /api/admin/entries', { before: null, after: { altro: 1 } }],
    ['POST /api/admin/domani', { after: {} }],
  ] as const) {
    expect(told(change[0], { about, ...change[1] })).toEqual({
      did: 'entry registrata: Marco De Luca',
      isLabel: true,
    });
  }
});

test('an admin without a name and a command are named too', () => {
  expect(['admin', 'Giulia', 'npm run import'].map(who)).toEqual(['Un admin', 'Giulia', 'Il comando import']);
});

test('the dates of a month are told by what that month had, not by those of another month', () => {
  const dates = (start: string, end: string) => ({ ...setting, key: 'contest', value: { start, end } });
  const change = (before: object, after: object) => told('PUT /api/admin/settings', { before, after });
  const october = dates('2025-10-01', '2025-10-31');
  expect(change(october, dates('2026-11-01', '2026-11-30')).did).toBe(
    'ha confermato le date di novembre 2026: dal 1° novembre al 30 novembre, come prima',
  );
  expect(change(october, dates('2026-11-03', '2026-11-30')).did).toBe(
    'ha cambiato le date di novembre 2026: primo giorno 1° novembre 2026 → 3 novembre 2026',
  );
  expect(change(october, dates('2025-10-02', '2025-10-31')).did).toBe(
    'ha cambiato le date di ottobre 2025: primo giorno 1° ottobre 2025 → 2 ottobre 2025',
  );
});
