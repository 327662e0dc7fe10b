import type { BonusKey } from '@vetta/contract/bonuses';
import type { ScoringChange } from '@vetta/contract/scoring';
import type { FailureStatus } from '../../src/failure.ts';

/** A league held in plain lists: everything that standings and awards depend on, and nothing computed. */
export interface Model {
  scoring: ScoringChange;
  players: ModelPlayer[];
  entries: ModelEntry[];
  handEdits: HandEditRow[];
  awards: ModelAward[];
  /** What an admin unticked: not awarded again that week. */
  blocks: { playerId: string; kind: BonusKey; week: string }[];
  /** The days that a close of their own closed, oldest first. */
  closedDays: string[];
  /** Months of which a close met an entry: newcomers join them on the day, no longer on the 1st. */
  underWay: Set<string>;
  /** By month, each player's position at its last close, or the one set by hand since. */
  lastPositions: Map<string, Map<string, number>>;
  /** The months that are final, with their standings as they were stored. */
  finalMonths: Map<string, ModelStanding[]>;
}

export interface ModelPlayer {
  id: string;
  name: string;
  joinedOn: string;
}

export interface ModelEntry {
  playerId: string;
  date: string;
  rings: number;
  apptSet: number;
  apptDone: number;
  alignment: boolean;
}

export interface HandEditRow {
  playerId: string;
  date: string;
  field: 'score' | 'bonus' | 'total';
  points: number;
}

export interface ModelAward {
  playerId: string;
  kind: BonusKey;
  week: string;
  dateEarned: string;
  manual: boolean;
  settled: boolean;
}

export interface ModelStanding {
  position: number;
  playerId: string;
  name: string;
  score: number;
  bonus: number;
  total: number;
  /** Places gained since the month's last close; null where there was none, and once the month is final. */
  movement: number | null;
  tie: 'apptDone' | 'apptSet' | 'rings' | 'lastPosition' | 'name' | null;
  eligible: boolean;
}

/** What the oracle throws where the league must refuse. */
export class Refusal extends Error {
  readonly status: FailureStatus;

  constructor(status: FailureStatus) {
    super(`The oracle refuses with ${status}`);
    this.status = status;
  }
}

/** An empty league with the base scoring values (spec section 9). */
export const emptyModel = (): Model => ({
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
  players: [],
  entries: [],
  handEdits: [],
  awards: [],
  blocks: [],
  closedDays: [],
  underWay: new Set(),
  lastPositions: new Map(),
  finalMonths: new Map(),
});
