import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { requirePlayer } from '../players/player-row.ts';
import { lockStandings } from '../standings/lock.ts';
import { placeAnew } from '../standings/place-anew.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { type EntryRow, toEntry } from './entry-row.ts';

export const FutureEntry = failure('future_entry', 400, (day: string) => `La data ${day} è nel futuro`);

/** Records a player's day. A second one for the same day takes the first one's place and its id. */
export async function recordEntry(
  trx: Transaction,
  entry: NewEntry,
  moment: Moment,
): Promise<Change<Entry | null, Entry>> {
  if (entry.date > moment.today) throw FutureEntry(entry.date);
  await lockStandings(trx);
  await requirePlayer(trx, entry.playerId);
  const before = await firstRow<EntryRow>(
    trx,
    'select * from entries where player_id = :player and date = :date',
    { player: entry.playerId, date: entry.date },
  );
  const numbers = {
    rings: entry.rings,
    appt_set: entry.apptSet,
    appt_done: entry.apptDone,
    alignment: entry.alignment,
    recorded_at: moment.now.toString(),
  };
  const [after]: EntryRow[] = await trx('entries')
    .insert({ player_id: entry.playerId, date: entry.date, ...numbers })
    .onConflict(['player_id', 'date'])
    .merge(numbers)
    .returning('*');
  if (after === undefined) throw new Error('The recorded entry answered no row');
  await placeAnew(trx, { playerId: entry.playerId, day: entry.date }, moment);
  return { before: before ? toEntry(before) : null, after: toEntry(after) };
}
