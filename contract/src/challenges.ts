import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, resource } from './resource.ts';
import { tagged } from './row-tag.ts';
import { Count, Day, Id, Instant, Int32, Reason, text, WithId } from './values.ts';

/** What a sfida counts: points (score and settled bonuses), or a number of the entries. */
export const Counted = z.enum(['points', 'rings', 'apptSet', 'apptDone', 'presences']);
export type Counted = z.output<typeof Counted>;

/** A side's colour; each has a sign of its own, so that sides differ also without colour. */
export const SideColour = z.enum(['amber', 'sky', 'mint', 'rose', 'violet', 'sand']);
export type SideColour = z.output<typeof SideColour>;

export const MOST_SIDES = 24;
/** How long a sfida may be, in days. */
export const LONGEST_CHALLENGE_DAYS = 92;
/** Of sides with fewer people only points are shown: another sum would name what one person did. */
export const FEWEST_FOR_SUMS = 3;

/** A side as an admin sets it. */
export const NewSide = z.object({
  /** Null: the name of its one person. */
  name: text(1, 40).nullable().default(null),
  colour: SideColour,
  /** Null: everybody on the board. */
  people: z.array(Id).min(1).max(1_000).nullable(),
});

export const NewChallenge = z.object({
  name: text(1, 40),
  /** What is at stake. */
  stake: text(0, 140).nullable().default(null),
  firstDay: Day,
  lastDay: Day,
  counted: Counted.default('points'),
  /** Null: the most wins. */
  target: Count.min(1).nullable().default(null),
  /** Whether a side counts by its mean a person or by its sum. */
  per: z.enum(['mean', 'sum']).default('mean'),
  sides: z.array(NewSide).min(1).max(MOST_SIDES),
});
export type NewChallenge = z.output<typeof NewChallenge>;

/** A field left out is unchanged. After the first day only `name`, `stake` and `lastDay` change (409). */
export const ChallengeChange = changeOf(NewChallenge);
export type ChallengeChange = z.output<typeof ChallengeChange>;

/** A side and where it stands. */
export const Side = NewSide.extend({
  name: z.string(),
  /** How many of its people count. */
  counting: Count,
  /** Its sum, or its mean a person in hundredths; null where it may not be shown. */
  value: Int32.nullable(),
  /** Its place; places are shared. Null with a target, and where the value is not shown. */
  place: Count.nullable(),
  /** The day on which it reached the target. */
  reachedOn: Day.nullable(),
});
export type Side = z.output<typeof Side>;

export const Challenge = NewChallenge.extend({
  id: Id,
  name: z.string(),
  stake: z.string().nullable(),
  /** `settling`: it is over, and late data still counts until the second close after its end. */
  state: z.enum(['coming', 'running', 'settling', 'final']),
  /** The closed day up to which other sums than points are shown; null before the first. */
  asOf: Day.nullable(),
  finalisedAt: Instant.nullable(),
  sides: z.array(Side),
});
export type Challenge = z.output<typeof Challenge>;

/** A sfida as admins see it, with each person's part. */
export const AdminChallenge = Challenge.extend({
  parts: z.array(z.object({ side: Count, playerId: Id, name: z.string(), value: Int32 })),
  rebuilds: z.array(z.object({ rebuiltAt: Instant, reason: z.string() })),
});
export type AdminChallenge = z.output<typeof AdminChallenge>;

export const challenges = resource('/api/admin/challenges', {
  row: AdminChallenge,
  card: AdminChallenge,
  added: NewChallenge,
  changed: ChallengeChange,
  by: { id: Id },
  words: {
    list: 'All sfide, the newest first, with each person’s part',
    add: ['Sfida creata', 'Adds a sfida'],
    change: ['Sfida modificata', 'Changes a sfida; after its first day only name, stake and last day'],
    remove: ['Sfida eliminata', 'Removes a sfida'],
  },
});

export const rebuildChallenge = endpoint('POST /api/admin/challenges/{id}/rebuild', {
  access: ['admin'],
  label: 'Sfida conclusa ricalcolata',
  summary: 'Recomputes a final sfida from the data as it is now, and stores the reason',
  params: WithId,
  body: z.object({ reason: Reason }),
  replies: { 200: tagged(AdminChallenge) },
  errors: [404, 409],
});

export const listChallenges = endpoint('GET /api/challenges', {
  access: 'public',
  summary: 'The sfide that run, that come, and those that ended in the last 30 days',
  replies: { 200: z.array(Challenge) },
  headers: dataAge,
});

export const getChallenge = endpoint('GET /api/challenges/{id}', {
  access: 'public',
  summary: 'A sfida with its sides',
  params: WithId,
  replies: { 200: Challenge },
  headers: dataAge,
  errors: [404],
});
