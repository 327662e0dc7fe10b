import type { Day } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { withArticle } from '../time/rome.ts';
import { UnknownPlayer } from './require-player.ts';

/** A player in the archive, and the day of leaving. */
export interface Leaver {
  readonly name: string;
  readonly archivedOn: Day;
}

/** Returns why a leaver takes no entry of a day from the day of leaving on. */
export const leftInWords = ({ name, archivedOn }: Leaver): string =>
  `${name} ha lasciato la gara ${withArticle('il', archivedOn)}: da quel giorno non prende più numeri`;

const LeftAlready = failure('left_already', 409, leftInWords);

/** SQL: the player `p` takes entries of the day `date`: all of a player on the board, a leaver's of the days before leaving. */
export const takesEntriesOf = (date: string): string =>
  `(p.archived_on is null or p.archived_on > cast(${date} as date))`;

/**
 * Refuses entries of a day for these players if one of them is unknown or has left by then.
 * @throws UnknownPlayer, LeftAlready for the first in the list
 */
export async function refuseLeavers(db: Database, players: readonly string[], day: Day): Promise<void> {
  const gone = await firstRow<Leaver | { name: null; archivedOn: null }>(
    db,
    `select p.name, p.archived_on as "archivedOn"
    from unnest(cast(:players as uuid[])) with ordinality as given (id, place) left join players p using (id)
    where p.id is null or not ${takesEntriesOf(':day')} order by place limit 1`,
    { players: `{${players.join()}}`, day },
  );
  if (gone === undefined) return;
  throw gone.archivedOn === null ? UnknownPlayer() : LeftAlready(gone);
}
