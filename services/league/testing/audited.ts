import { beforeEach } from 'vitest';
import { recordChange } from '../src/audit/record-change.ts';
import { undoChange } from '../src/audit/undo-change.ts';
import { listAwards } from '../src/bonuses/list-awards.ts';
import { removeBonus } from '../src/bonuses/remove-bonus.ts';
import type { Change } from '../src/change.ts';
import { listEntries } from '../src/entries/list-entries.ts';
import { recordEntries } from '../src/entries/record-entries.ts';
import { recordEntry } from '../src/entries/record-entry.ts';
import { removeEntry } from '../src/entries/remove-entry.ts';
import { archivePlayer } from '../src/players/archive-player.ts';
import { changePlayer } from '../src/players/change-player.ts';
import { disqualifyPlayer } from '../src/players/disqualify-player.ts';
import { removePlayer } from '../src/players/remove-player.ts';
import { getReceipt } from '../src/receipts/get-receipt.ts';
import type { LockedTransaction } from '../src/standings/lock.ts';
import { type Now, nowOf } from '../src/time/now.ts';
import { useOffice } from './office.ts';

type Command = (trx: LockedTransaction, now: Now) => Promise<Change<unknown, unknown>>;

const numbers = { apptSet: 0, apptDone: 0, alignment: false };

/** Makes an office's changes with their audit rows, as the api does. Each returns the id of its row. */
export function audited(office: ReturnType<typeof useOffice>) {
  const act = (actor: string, action: string, run: Command) =>
    office.run(async (trx, now) => {
      const change = await run(trx, now);
      return recordChange(trx, { actor, action, at: now.instant, change });
    });
  const entryOf = async (name: string, date: string) =>
    (await listEntries(office.db, date)).find(({ playerId }) => playerId === office.idOf(name));
  const undo = (id: string) =>
    act('Luca', 'POST /api/admin/audit/{id}/undo', (trx, now) => undoChange(trx, id, now));

  return {
    /** Any change, made by Maria. */
    act: (action: string, run: Command) => act('Maria', action, run),
    /** Undoes a change, as Luca. */
    undo,
    /** Returns the sentence with which an undo is refused, or `undone`. */
    refusal: (id: string) =>
      undo(id).then(
        () => 'undone',
        (error: Error) => error.message,
      ),
    entryOf,
    record: (name: string, date: string, rings: number) =>
      act('Maria', 'POST /api/admin/entries', (trx, now) =>
        recordEntry(trx, { ...numbers, playerId: office.idOf(name), date, rings }, now),
      ),
    /** Records the same number of calls of one day for several players. */
    recordEntries: (names: readonly string[], date: string, rings: number) =>
      act('Maria', 'POST /api/admin/entries/bulk', (trx, now) => {
        const entries = names.map((name) => ({ ...numbers, playerId: office.idOf(name), rings }));
        return recordEntries(trx, { date, entries }, now);
      }),
    async erase(name: string, date: string) {
      const id = (await entryOf(name, date))?.id ?? '';
      return act('Maria', 'DELETE /api/admin/entries/{id}', (trx, now) => removeEntry(trx, id, now));
    },
    remove: (name: string) =>
      act('Maria', 'DELETE /api/admin/players/{id}', (trx, now) => removePlayer(trx, office.idOf(name), now)),
    archive: (name: string, archived = true) =>
      act('Maria', 'PUT /api/admin/players/{id}/archive', (trx, now) =>
        archivePlayer(trx, office.idOf(name), archived, now),
      ),
    disqualify: (name: string, month: string, reason: string | null) =>
      act('Maria', 'PUT /api/admin/players/{id}/disqualification', (trx, now) =>
        disqualifyPlayer(trx, office.idOf(name), { month, reason }, now),
      ),
    rename: (name: string, to: string) =>
      act('Maria', 'PUT /api/admin/players/{id}', (trx, now) =>
        changePlayer(trx, office.idOf(name), { name: to }, now),
      ),
    /** Removes the office's first award. */
    async untick() {
      const [award] = await listAwards(office.db);
      return act('Maria', 'DELETE /api/admin/player-bonuses/{id}', (trx, now) =>
        removeBonus(trx, award?.id ?? '', now),
      );
    },
    /** Returns all that a person can see of the game, except when a standing last changed. */
    async seen() {
      const { updatedAt: _, ...board } = await office.board();
      const now = nowOf(office.now);
      const receipts = board.entries.map(({ playerId }) => getReceipt(office.db, playerId, now));
      return JSON.stringify([board, await Promise.all(receipts), await listAwards(office.db)]);
    },
  };
}

/** An office with its audit, in which Anna and Bruno have numbers of two days before each test. */
export function auditedOffice() {
  const office = useOffice();
  beforeEach(async () => {
    await office.begin('2025-10-22T18:00', 'Anna');
    await office.add('Bruno', { score: 40 });
    await office.record('Anna', ['2025-10-20', '2025-10-21'], { rings: 80, apptSet: 5 });
    await office.record('Bruno', '2025-10-20', { rings: 75, alignment: true });
  });
  return { office, audit: audited(office) };
}
