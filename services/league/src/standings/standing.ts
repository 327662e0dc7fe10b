import type { PlayerRole } from '@vetta/contract/player-role';
import type { Standing, TieReason } from '@vetta/contract/standings';

/** A row of a ranking, with the numbers that order it. */
export interface RankedPlayer
  extends Pick<Standing, 'position' | 'playerId' | 'name' | 'score' | 'bonus' | 'total' | 'notEligible'> {
  readonly role: PlayerRole | null;
  readonly team: string | null;
  readonly apptDone: number;
  readonly apptSet: number;
  readonly rings: number;
  readonly lastPosition: number | null;
}

/** The columns of a {@link RankedPlayer}, over the rows of a ranking or of `final_standings`. */
export const RANKED_COLUMNS = `position, player_id as "playerId", name, score, bonus, total, appt_done as "apptDone",
  appt_set as "apptSet", rings, last_position as "lastPosition", not_eligible as "notEligible", role, team`;

/** What a standing says by itself; `above` is the row before it. */
export const toStanding = (player: RankedPlayer, above: RankedPlayer | undefined) => ({
  position: player.position,
  playerId: player.playerId,
  name: player.name,
  score: player.score,
  bonus: player.bonus,
  total: player.total,
  tie: tieReason(above, player),
  eligible: player.notEligible === null,
  notEligible: player.notEligible,
  role: player.role,
  team: player.team,
});

/** The sums that decide between equal totals, as `IN_ORDER` has them. */
export const TIE_SUMS = ['apptDone', 'apptSet', 'rings'] as const;

/** Returns what decided between two players with equal totals, in the order of `IN_ORDER`; null where the totals differ. */
function tieReason(above: RankedPlayer | undefined, own: RankedPlayer): TieReason | null {
  if (above === undefined || above.total !== own.total) return null;
  const sum = TIE_SUMS.find((one) => above[one] !== own[one]);
  return sum ?? (above.lastPosition === own.lastPosition ? 'name' : 'lastPosition');
}
