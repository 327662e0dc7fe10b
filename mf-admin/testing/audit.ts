import type { AuditedChange, AuditPage, AuditPerson } from '@vetta/contract/audit';
import { samplePrize } from '@vetta/contract/testing/samples';
import { http } from 'msw';
import { sampleAwards, sampleEntries, samplePlayers, TODAY } from './office.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(7000 + number).padStart(12, '0')}`;
const noJournal = 'Questa modifica non si può annullare: si corregge con una nuova';
const possible = { possible: true, reason: null };

let made = 0;
const change = (at: string, action: string, fields: Partial<AuditedChange>): AuditedChange => ({
  id: id(++made),
  at,
  actor: 'Giulia',
  action,
  what: 'Modifica',
  about: null,
  before: null,
  after: null,
  undo: { possible: false, reason: noJournal },
  undoes: null,
  undoneBy: null,
  ...fields,
});

const [leader, second, third, fourth] = samplePlayers;
const [entry] = sampleEntries;
const day = (time: string) => `${TODAY}T${time}:00.000Z`;

export const removedPlayer = change(day('17:31'), 'DELETE /api/admin/players/{id}', {
  actor: 'Luca',
  about: fourth?.name ?? '',
  before: fourth,
  undo: possible,
});
const removedEntry = change(day('17:20'), 'DELETE /api/admin/entries/{id}', {
  about: leader.name,
  before: entry,
  undo: possible,
});
const undone = change('2026-11-19T08:02:00.000Z', 'DELETE /api/admin/prizes/{id}', {
  about: 'Cena per due',
  before: samplePrize({ position: 2, title: 'Cena per due' }),
  undo: { possible: false, reason: 'Vale di nuovo: il suo annullamento è stato annullato da Luca' },
});

/** The audit log of two days: most kinds of changes, one that was undone, one that a newer change blocks. */
const sampleChanges: AuditedChange[] = [
  change(day('17:42'), 'POST /api/admin/entries', {
    about: leader.name,
    before: entry,
    after: { ...entry, rings: 95 },
  }),
  change(day('17:35'), 'POST /api/admin/entries/bulk', {
    before: sampleEntries.map((row) => ({ ...row, rings: row.rings - 7 })),
    after: sampleEntries,
    undo: {
      possible: false,
      reason: `Non si può annullare: c’è una modifica più recente («Entry registrata» di Giulia, 20 novembre 2026 alle 18:42) che riguarda l’entry di ${leader.name} del 20 novembre 2026`,
    },
  }),
  removedPlayer,
  removedEntry,
  change(day('17:05'), 'PUT /api/admin/players/{id}', {
    actor: 'admin',
    about: second?.name ?? '',
    before: { ...second, total: (second?.total ?? 0) - 100, bonus: (second?.bonus ?? 0) - 100 },
    after: second,
  }),
  change(day('16:58'), 'POST /api/admin/player-bonuses', { about: leader.name, after: sampleAwards[0] }),
  change(day('16:40'), 'PUT /api/admin/players/{id}/disqualification', {
    actor: 'Luca',
    about: third?.name ?? '',
    before: { playerId: third?.id, month: '2026-11', reason: null },
    after: { playerId: third?.id, month: '2026-11', reason: 'KPI molto lontani dalla media del gruppo' },
  }),
  change(day('16:30'), 'POST /api/admin/auth/verify', { actor: 'Luca', after: { lastLogin: day('16:30') } }),
  change('2026-11-19T08:06:00.000Z', 'POST /api/admin/audit/{id}/undo', {
    actor: 'Luca',
    undoes: id(901),
    undo: possible,
  }),
  change('2026-11-19T08:04:00.000Z', 'POST /api/admin/audit/{id}/undo', {
    id: id(901),
    actor: 'Luca',
    after: { undone: undone.id, action: undone.action },
    undoes: undone.id,
    undo: { possible: false, reason: 'È già stata annullata da Luca, 19 novembre 2026 alle 09:06' },
  }),
  undone,
  change('2026-11-19T07:30:00.000Z', 'import', {
    actor: 'npm run import',
    after: { entries: { created: 312, replaced: 4, unchanged: 0 }, newPlayers: 12, demoRemoved: true },
    undo: possible,
  }),
];

/** Older changes, for «Carica altri». */
const olderChanges = Array.from({ length: 50 }, (_, number) =>
  change(
    `2026-11-18T${String(20 - Math.floor(number / 4)).padStart(2, '0')}:00:00.000Z`,
    'POST /api/admin/entries',
    {
      about: samplePlayers[number % samplePlayers.length]?.name ?? '',
      after: { ...entry, date: '2026-11-18', rings: 40 + number },
    },
  ),
);

/** Two hundred changes of one day. */
export const manyChanges: AuditedChange[] = Array.from({ length: 200 }, (_, index) =>
  change(day('10:00'), 'POST /api/admin/entries', {
    about: leader.name,
    before: { ...entry, rings: index },
    after: { ...entry, rings: index + 1 },
  }),
);

/** The players, one of the archive, one who was removed. */
export const samplePeople: readonly AuditPerson[] = [
  ...samplePlayers.map(({ id, name }) => ({ id, name, state: 'active' as const })),
  { id: id(801), name: 'Paolo Serra', state: 'archived' },
  { id: id(802), name: 'Nadia Vitale', state: 'removed' },
];

/** The audit log: filters by admin and day, and a second page behind a cursor. */
export const mockAudit = (changes: readonly AuditedChange[] = sampleChanges) =>
  http.get('/api/admin/audit', ({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('cursor') !== null) return Response.json({ changes: olderChanges, next: null });
    const shown = changes.filter(
      ({ actor, at }) =>
        (query.get('admin') ?? actor) === actor &&
        at.startsWith(query.get('day') ?? '') &&
        !query.has('subject'),
    );
    const isWhole = ['admin', 'day', 'subject'].every((filter) => !query.has(filter));
    const page: AuditPage = { changes: shown, next: isWhole && shown.length > 0 ? id(1) : null };
    return Response.json(page);
  });
