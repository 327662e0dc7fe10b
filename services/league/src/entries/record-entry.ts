import { isDeepStrictEqual } from 'node:util';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { requirePlayer } from '../players/player-row.ts';
import { lockStandings } from '../standings/lock.ts';
import { placeAnew } from '../standings/place-anew.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { storedEntries, writeEntries } from './write-entries.ts';

export const FutureEntry = failure('future_entry', 400, (day: string) => `La data ${day} è nel futuro`);

/**
 * Records a player's day. A second one for the same day takes the first one's place and its id; the same numbers change
 * nothing. @throws FutureEntry, UnknownPlayer
 */
export async function recordEntry(
  trx: Transaction,
  entry: NewEntry,
  moment: Moment,
): Promise<Change<Entry | null, Entry>> {
  if (entry.date > moment.today) throw FutureEntry(entry.date);
  await lockStandings(trx);
  await requirePlayer(trx, entry.playerId);
  const [before = null] = await storedEntries(trx, [entry]);
  await writeEntries(trx, [entry], moment);
  const [after] = await storedEntries(trx, [entry]);
  if (after === undefined) throw new Error('The recorded entry is not there');
  // The same numbers again move nobody.
  if (!isDeepStrictEqual(before, after)) {
    await placeAnew(trx, { playerId: entry.playerId, day: entry.date }, moment);
  }
  return { before, after };
}
