import type { BonusKey } from '@vetta/contract/bonuses';
import type { EventKind } from '@vetta/contract/intake';
import type { ScoringChange } from '@vetta/contract/scoring';
import type { PrizeSettings } from '@vetta/contract/settings';
import type { Part, SideStanding, StoredChallenge } from '../../src/challenges/stored-challenges.ts';
import type { FailureStatus } from '../../src/failure.ts';

/** A league in plain lists: everything that standings and awards depend on, and nothing computed. */
export interface Model {
  /** Every change of the values, oldest first, with the first month that it belongs to. */
  values: { from: string; values: ModelValues }[];
  players: ModelPlayer[];
  disqualifications: { playerId: string; month: string; reason: string }[];
  /** What is stored of players' days: `settleDays` makes the entries of it. */
  days: ModelDay[];
  entries: readonly ModelEntry[];
  events: ModelEvent[];
  /** Whom sources have named. */
  identities: { source: string; who: string }[];
  links: ModelLink[];
  kinds: { source: string; kind: EventKind; counts: boolean }[];
  sheets: ModelSheetDay[];
  /** The names of those who were removed or forgotten, and how sources called the forgotten. */
  gone: { id: string; names: string[]; isForgotten: boolean }[];
  forgotten: { source: string; who: string }[];
  /** When a player last went into the archive, in milliseconds. */
  leftAt: Map<string, number>;
  handEdits: HandEditRow[];
  awards: ModelAward[];
  /** The names that players had. */
  earlierNames: { playerId: string; name: string }[];
  /** The bonuses that an admin unticked: not awarded again that week. */
  blocks: { playerId: string; kind: BonusKey; week: string }[];
  /** The days that had their own close, oldest first. */
  closedDays: string[];
  /** When the closes ran. */
  closesRanAt: Temporal.Instant[];
  /** The months of which a close met an entry: a new player joins them on the day, no longer on the 1st. */
  underWay: Set<string>;
  /** By month, each player's position at its last close, or the one set by hand since. */
  lastPositions: Map<string, Map<string, number>>;
  /** The months whose lottery has a secret, and when its commitment was published. */
  lotteries: Map<string, { readonly committedAt: Temporal.Instant; isDrawn: boolean }>;
  /** In the order in which they were held. */
  draws: ModelDraw[];
  /** By month and player, what receipts name. */
  frozen: Map<string, Map<string, ModelFrozen>>;
  /** The values of final months. */
  finalValues: Map<string, ModelValues>;
  /** The months that are final, with their rows in order as they were stored. */
  finalMonths: Map<string, ModelRow[]>;
  challenges: ModelChallenge[];
  told: ModelTold[];
  /** What else is known of final months. */
  finals: Map<string, { readonly at: Temporal.Instant; readonly imported: boolean; rebuilds: number }>;
}

/** Numbers of days that sfide have told together, and by how much they moved. */
export interface ModelTold {
  readonly counted: ModelChallenge['counted'];
  readonly moves: readonly { readonly id: string; readonly day: string; readonly by: number }[];
}

/** A sfida, with its sums as of the last close. */
export interface ModelChallenge
  extends Pick<StoredChallenge, 'id' | 'firstDay' | 'lastDay' | 'counted' | 'target' | 'per'> {
  /** Null: everybody. */
  readonly sides: readonly (readonly string[] | null)[];
  asOf: string | null;
  published: SideStanding[];
  /** Of a final one: the parts, and the values of its months. */
  final: { parts: Part[]; readonly values: Readonly<Record<string, ModelValues>> } | null;
  rebuilds: number;
}

export interface ModelPrize {
  readonly title: string;
  readonly position: number;
  readonly isLottery: boolean;
  /** The one month in which it is active; null for every month. */
  readonly month: string | null;
}

/** What a month is ranked and awarded by (docs/rules.md, «Months»). */
export interface ModelValues {
  readonly scoring: ScoringChange;
  /** The active ones of all months: by position, the lottery's last, at one place those of a month first. `prizesOf` asks. */
  readonly prizes: readonly ModelPrize[];
  readonly prizeSettings: PrizeSettings;
  /** The first and last days of the months that have their own. */
  readonly contests: Readonly<Record<string, { readonly start: string; readonly end: string }>>;
  readonly threshold: number;
  readonly bonuses: Readonly<Record<BonusKey, { readonly points: number; readonly isActive: boolean }>>;
}

export interface ModelPlayer {
  id: string;
  name: string;
  joinedOn: string;
  /** The day on which the player was added. */
  addedOn: string;
  /** The day from which a leaver is off the board. */
  archivedOn: string | null;
}

export const FIELDS = ['rings', 'apptSet', 'apptDone', 'alignment'] as const;
export type Field = (typeof FIELDS)[number];
export type Numbers = Pick<ModelEntry, Field>;

/** A day of work. */
export interface ModelEntry {
  playerId: string;
  date: string;
  rings: number;
  apptSet: number;
  apptDone: number;
  alignment: boolean;
}

/** What people wrote of a player's day, number by number, and what events count of it. */
export interface ModelDay {
  playerId: string;
  date: string;
  /** Another one after a removal. */
  row: number;
  absent: boolean;
  written: Partial<Record<Field, { value: number | boolean; how: 'typed' | 'fetched' | 'kept' }>>;
  counted: Partial<Numbers>;
  /** When it was recorded, in milliseconds. */
  at: number;
}

export interface ModelEvent {
  source: string;
  id: string;
  cancels?: string;
  kind?: EventKind;
  day?: string;
  who?: string;
  amount: number;
}

/** Whose a person of a source is from a day on. */
export interface ModelLink {
  source: string;
  who: string;
  from: string;
  playerId: string | null;
  ignored: boolean;
}

/** What a source remembers of a player's day: the numbers as it last took them, and those that wait for a person. */
export interface ModelSheetDay {
  sourceId: string;
  playerId: string;
  date: string;
  taken: Partial<Numbers>;
  asked: Partial<Numbers>;
}

export interface HandEditRow {
  id: string;
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

export interface ModelDraw {
  month: string;
  title: string;
  /** The prize's place among the month's lottery prizes, from 1. */
  rank: number;
  participants: { id: string; total: number }[];
  state: 'held' | 'to be held again' | 'void';
}

/** What the receipts of a player's month name. */
export interface ModelFrozen {
  until: string;
  days: Set<string>;
  rings: number;
  apptSet: number;
  apptDone: number;
  presences: number;
  bonuses: { kind: BonusKey; week: string }[];
}

/** A player's month with the numbers that order it. */
export interface ModelRow {
  playerId: string;
  name: string;
  score: number;
  bonus: number;
  total: number;
  /** How many days have an entry. */
  days: number;
  rings: number;
  apptSet: number;
  apptDone: number;
  /** The hand edits of the month. */
  byHand: Record<HandEditRow['field'], number>;
  /** The values that the points were computed with. */
  computedWith: ModelValues;
  /** The position at the month's last close; undefined if there was none. */
  lastPosition: number | undefined;
  notEligible: 'disqualified' | 'late' | null;
}

export interface ModelStanding extends Pick<ModelRow, 'playerId' | 'name' | 'score' | 'bonus' | 'total'> {
  position: number;
  /** Places gained since the month's last close; null before the first one, and in a final month. */
  movement: number | null;
  tie: 'apptDone' | 'apptSet' | 'rings' | 'lastPosition' | 'name' | null;
  eligible: boolean;
  notEligible: ModelRow['notEligible'];
  provisional: boolean;
  role: null;
  team: null;
}

/** Thrown by the oracle where the league must refuse. */
export class Refusal extends Error {
  readonly status: FailureStatus;

  constructor(status: FailureStatus) {
    super(`The oracle refuses with ${status}`);
    this.status = status;
  }
}

/** Returns an empty league with the default values. */
export const emptyModel = (): Model => ({
  values: [],
  players: [],
  disqualifications: [],
  days: [],
  entries: [],
  events: [],
  identities: [],
  links: [],
  kinds: [],
  sheets: [],
  gone: [],
  forgotten: [],
  leftAt: new Map(),
  handEdits: [],
  earlierNames: [],
  awards: [],
  blocks: [],
  closedDays: [],
  closesRanAt: [],
  underWay: new Set(),
  lastPositions: new Map(),
  lotteries: new Map(),
  draws: [],
  frozen: new Map(),
  finalValues: new Map(),
  finalMonths: new Map(),
  finals: new Map(),
  challenges: [],
  told: [],
});
