import { recordChange } from '../audit/record-change.ts';
import { undoChange } from '../audit/undo-change.ts';
import { listAwards } from '../bonuses/list-awards.ts';
import { removeBonus } from '../bonuses/remove-bonus.ts';
import type { Change } from '../change.ts';
import { listEntries } from '../entries/list-entries.ts';
import { recordEntries } from '../entries/record-entries.ts';
import { recordEntry } from '../entries/record-entry.ts';
import { removeEntry } from '../entries/remove-entry.ts';
import { removePlayer } from '../players/remove-player.ts';
import { getReceipt } from '../receipt/receipt.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { type Moment, momentOf } from '../time/moment.ts';
import type { useOffice } from './office.ts';

type Command = (trx: LockedTransaction, moment: Moment) => Promise<Change<unknown, unknown>>;

const numbers = { apptSet: 0, apptDone: 0, alignment: false };

/** An office's changes with their rows of the audit, as the api makes them: each answers its row's id. */
export function audited(office: ReturnType<typeof useOffice>) {
  const act = (actor: string, action: string, run: Command) =>
    office.run(async (trx, moment) => {
      const change = await run(trx, moment);
      return recordChange(trx, { actor, action, at: moment.now, change });
    });
  const entryOf = async (name: string, date: string) =>
    (await listEntries(office.db, date)).find(({ playerId }) => playerId === office.idOf(name));
  const undo = (id: string) =>
    act('Luca', 'POST /api/admin/audit/{id}/undo', (trx, moment) => undoChange(trx, id, moment));

  return {
    /** Any change, made by Maria. */
    act: (action: string, run: Command) => act('Maria', action, run),
    /** Undoes a change, as Luca. */
    undo,
    /** The sentence with which an undo is refused, or `undone`. */
    refusal: (id: string) =>
      undo(id).then(
        () => 'undone',
        (error: Error) => error.message,
      ),
    entryOf,
    record: (name: string, date: string, rings: number) =>
      act('Maria', 'POST /api/admin/entries', (trx, moment) =>
        recordEntry(trx, { ...numbers, playerId: office.idOf(name), date, rings }, moment),
      ),
    /** The same number of calls of one day for several people. */
    recordEntries: (names: readonly string[], date: string, rings: number) =>
      act('Maria', 'POST /api/admin/entries/bulk', (trx, moment) => {
        const entries = names.map((name) => ({ ...numbers, playerId: office.idOf(name), rings }));
        return recordEntries(trx, { date, entries }, moment);
      }),
    async erase(name: string, date: string) {
      const id = (await entryOf(name, date))?.id ?? '';
      return act('Maria', 'DELETE /api/admin/entries/{id}', (trx, moment) => removeEntry(trx, id, moment));
    },
    remove: (name: string) =>
      act('Maria', 'DELETE /api/admin/players/{id}', (trx, moment) =>
        removePlayer(trx, office.idOf(name), moment),
      ),
    /** Takes the office's first bonus away. */
    async untick() {
      const [award] = await listAwards(office.db);
      return act('Maria', 'DELETE /api/admin/player-bonuses/{id}', (trx, moment) =>
        removeBonus(trx, award?.id ?? '', moment),
      );
    },
    /** All that a person can see of the game; when a standing last changed is no part of it. */
    async seen() {
      const { updatedAt: _, ...board } = await office.board();
      const moment = momentOf(office.now);
      const receipts = board.entries.map(({ playerId }) => getReceipt(office.db, playerId, moment));
      return JSON.stringify([board, await Promise.all(receipts), await listAwards(office.db)]);
    },
  };
}
