import type { PlaceReason, Receipt } from '@vetta/contract/receipts';
import type { Month } from '@vetta/contract/values';
import { BOARD, boardOf, ranked } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/** A player of an open month, now and at its last close; null where that close did not keep it. */
interface Place {
  readonly playerId: string;
  readonly position: number;
  readonly lastPosition: number | null;
  /** What changed since in points that were not set by hand, and in those that were. */
  readonly points: number | null;
  readonly byHand: number | null;
  readonly isScoringNewer: boolean;
}

const PLACES = `
  select b.player_id as "playerId", b.position, b.last_position as "lastPosition",
    (b.total - coalesce(e.points, 0)) - (l.total - l.by_hand) as points, coalesce(e.points, 0) - l.by_hand as "byHand",
    (
      select updated_at > coalesce((select max(cut_off) from closed_days), 'infinity')
        -- The first values are of the installation, whose clock may be another one than a demonstration's.
        and updated_at <= :now and month_of(cast(updated_at at time zone 'Europe/Rome' as date)) = :month
      from scoring_config
    ) as "isScoringNewer"
  from (${ranked(BOARD)}) b
  left join last_positions l on l.month = :month and l.player_id = b.player_id
  left join (
    select player_id, cast(sum(points) as bigint) as points from adjustments
    where date between :month and :last group by player_id
  ) e on e.player_id = b.player_id`;

/**
 * Returns the places that a player of a month that is not final gained or lost since its last close, and why. It looks at those
 * who were on the other side then. Undefined without a movement, or without a known reason.
 */
export async function movedSince(
  db: Database,
  playerId: string,
  month: Month,
  { instant }: Now,
): Promise<Pick<Receipt, 'moved'> | undefined> {
  const places = await rows<Place>(db, PLACES, { ...boardOf(month), now: instant.toString() });
  const own = places.find((one) => one.playerId === playerId);
  if (!own || own.lastPosition === null || own.lastPosition === own.position) return undefined;
  const gained = own.lastPosition - own.position;
  const why = reasonsOf(own, own.lastPosition, places);
  return why.length > 0 ? { moved: { places: gained, why } } : undefined;
}

/** Returns why `own`, who stood at `before`, has another place among all. */
function reasonsOf(own: Place, before: number, places: readonly Place[]): PlaceReason[] {
  // A position that was set by hand, or kept by an older version, has no points to compare with.
  if (own.points === null || own.byHand === null) return [];
  const rose = own.position < before;
  const direction = rose ? 1 : -1;
  const wereAhead = places.filter(({ lastPosition }) => lastPosition !== null && lastPosition < before);
  const wereBehind = places.filter(({ lastPosition }) => lastPosition !== null && lastPosition > before);
  const crossed = rose
    ? wereAhead.filter(({ position }) => position > own.position)
    : wereBehind.filter(({ position }) => position < own.position);
  const found = new Set<PlaceReason>();
  for (const { points, byHand } of crossed) {
    if (points === null || byHand === null) continue;
    const known = found.size;
    if (own.points * direction > 0) found.add('ownPoints');
    if (points * direction < 0) found.add('othersPoints');
    if (own.byHand * direction > 0) found.add('ownCorrection');
    if (byHand * direction < 0) found.add('othersCorrection');
    if (own.isScoringNewer) found.add('scoring');
    const isAtEqualPoints = own.points === 0 && points === 0 && own.byHand === 0 && byHand === 0;
    if (found.size === known && isAtEqualPoints) found.add('tie');
  }
  if (rose && wereAhead.length < before - 1) found.add('left');
  if (!rose && places.some(({ lastPosition, position }) => lastPosition === null && position < own.position))
    found.add('joined');
  return [...found];
}
