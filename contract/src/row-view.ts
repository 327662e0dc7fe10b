import { formatPoints } from './client/formats.ts';
import type { Standing, TieReason } from './standings.ts';

/** One row of the board as it is shown: texts as they are read, and flags for what differs between rows. */
export interface RowView {
  readonly position: string;
  readonly name: string;
  readonly total: string;
  readonly score: string;
  readonly bonus: string;
  /** The row's total in hundredths of the leader's, 0 to 100: the length of its altitude line. */
  readonly share: string;
  readonly podium: boolean;
  readonly gold: boolean;
  readonly silver: boolean;
  readonly bronze: boolean;
  /** The first row behind the podium: the separator stands before it. */
  readonly afterPodium: boolean;
  readonly up: boolean;
  readonly down: boolean;
  /** Neither gained nor lost since the month's last close. */
  readonly same: boolean;
  /** Places gained or lost, without a sign. */
  readonly places: string;
  /** What put the row behind the one above, at equal points. */
  readonly tieByApptDone: boolean;
  readonly tieByApptSet: boolean;
  readonly tieByRings: boolean;
  readonly tieByLastPosition: boolean;
  readonly tieByName: boolean;
  /** Why prizes and lottery are closed to this player. */
  readonly late: boolean;
  readonly disqualified: boolean;
}

/** A total in hundredths of the leader's, 0 to 100 with one decimal. */
export function altitude(total: number, leader: number): number {
  if (leader <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, total / leader)) * 1000) / 10;
}

/** A standing as a row; `leader` is the first player's total. */
export function rowView(standing: Standing, leader: number): RowView {
  const { position, name, total, score, bonus, movement, tie, notEligible } = standing;
  const tied = (reason: TieReason) => tie === reason;
  return {
    position: String(position),
    name,
    total: formatPoints(total),
    score: formatPoints(score),
    bonus: formatPoints(bonus),
    share: String(altitude(total, leader)),
    podium: position <= 3,
    gold: position === 1,
    silver: position === 2,
    bronze: position === 3,
    afterPodium: position === 4,
    up: movement !== null && movement > 0,
    down: movement !== null && movement < 0,
    same: movement === 0,
    places: formatPoints(Math.abs(movement ?? 0)),
    tieByApptDone: tied('apptDone'),
    tieByApptSet: tied('apptSet'),
    tieByRings: tied('rings'),
    tieByLastPosition: tied('lastPosition'),
    tieByName: tied('name'),
    late: notEligible === 'late',
    disqualified: notEligible === 'disqualified',
  };
}
