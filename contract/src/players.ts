import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LONGEST_TEAM } from './groups.ts';
import { MOST_NEW_PLAYERS } from './limits.ts';
import { cleanName } from './name-key.ts';
import { PeopleChoices } from './people-choices.ts';
import { PlayerRole } from './player-role.ts';
import { changeOf } from './resource.ts';
import { tagged } from './row-tag.ts';
import { Undecided } from './unsure.ts';
import { Count, Day, Id, Instant, Int32, Month, Reason, text, WithId } from './values.ts';

export const Player = z.object({
  id: Id,
  name: z.string(),
  position: Count,
  score: Int32,
  bonus: Int32,
  total: Int32,
  /** «In gara dal»: a player who joined after the month's first day is late for its prizes. */
  joinedOn: Day,
  /** The first day on which an archived player is off the board; null for an active player. */
  archivedOn: Day.nullable(),
  /** What the person does in the office; null where nobody said. A change of an older version says nothing of it. */
  role: PlayerRole.nullable().default(null),
  /** The name of the person's team, the same; null where nobody said. */
  team: z.string().nullable().default(null),
  /** The spec's name; it says `updatedAt` of all else, and so do we. No code reads it. */
  updated_at: Instant,
});
export type Player = z.output<typeof Player>;

// Points may be negative after corrections, and the dialog sends an untouched sum back.
const Points = Int32;

/**
 * A name in one line, stored without invisible characters and double spaces. Its apostrophes and accents stay as they were typed.
 */
const nameUpTo = (longest: number) =>
  text(1, longest)
    .refine((name) => !/[\r\n\u2028\u2029]/.test(name))
    .overwrite(cleanName);

export const NewPlayer = z.object({
  name: nameUpTo(120),
  position: Count.default(0),
  score: Points.default(0),
  bonus: Points.default(0),
  total: Points.default(0),
  joinedOn: Day.optional(),
  role: PlayerRole.nullable().optional(),
  team: nameUpTo(LONGEST_TEAM).nullable().optional(),
});
export type NewPlayer = z.output<typeof NewPlayer>;

/** A field left out is unchanged; one that equals what is stored is untouched. A null role or team takes it away. */
export const PlayerChange = changeOf(NewPlayer);
export type PlayerChange = z.output<typeof PlayerChange>;

export const listPlayers = endpoint('GET /api/admin/players', {
  access: ['admin', 'entries', 'read'],
  summary: 'The players on the board by position; with `archived=true` those who left, by name',
  query: z.object({ archived: z.enum(['true', 'false']).optional() }),
  replies: { 200: z.array(tagged(Player)) },
});

export const addPlayer = endpoint('POST /api/admin/players', {
  access: ['admin'],
  label: 'Partecipante aggiunto',
  summary: 'Adds a player; points given by hand become rows of the ledger',
  body: NewPlayer,
  replies: { 201: tagged(Player) },
});

/** Many new players, without points, a row for each. */
export const NewPlayers = z.object({
  players: z
    .array(NewPlayer.pick({ name: true, joinedOn: true, role: true, team: true }))
    .min(1)
    .max(MOST_NEW_PLAYERS),
  /**
   * What was decided for names that are like a player's, or that the list has more than once: a new player for each of its rows,
   * the player with this id, or `skip`: of a name that only repeats itself, the rows after the first.
   */
  people: PeopleChoices.optional(),
});
export type NewPlayers = z.output<typeof NewPlayers>;

/** What happened to each row, in the order of the request. `row` counts from 0; `player` is null for a row that was skipped. */
export const AddedPlayers = z.object({
  rows: z.array(
    z.object({
      row: Count,
      outcome: z.enum(['created', 'existing', 'skipped']),
      player: tagged(Player).nullable(),
    }),
  ),
});
export type AddedPlayers = z.output<typeof AddedPlayers>;

export const addPlayers = endpoint('POST /api/admin/players/bulk', {
  access: ['admin'],
  label: 'Partecipanti aggiunti',
  summary:
    'Adds many players without points, all or none; 409 asks about each name that is like a player’s, or twice in the list',
  body: NewPlayers,
  replies: { 201: AddedPlayers },
  conflict: Undecided,
});

export const changePlayer = endpoint('PUT /api/admin/players/{id}', {
  access: ['admin'],
  label: 'Partecipante modificato',
  summary:
    'Changes a player; a touched number becomes a row of the ledger, and is refused (409) for one who has left',
  params: WithId,
  body: PlayerChange,
  replies: { 200: tagged(Player) },
});

export const removePlayer = endpoint('DELETE /api/admin/players/{id}', {
  access: ['admin'],
  label: 'Partecipante eliminato',
  summary: 'Removes a player with entries and awards; final months keep their rows',
  params: WithId,
  replies: { 204: null },
});

export const listEntryDates = endpoint('GET /api/admin/players/{id}/entry-dates', {
  access: ['admin', 'entries', 'read'],
  summary: 'The days on which a player has numbers',
  params: WithId,
  replies: { 200: z.array(Day) },
});

export const archivePlayer = endpoint('PUT /api/admin/players/{id}/archive', {
  access: ['admin'],
  label: 'Archiviazione di un partecipante',
  summary: 'Takes a leaver off the board from today on, or brings one back',
  params: WithId,
  body: z.object({ archived: z.boolean().default(true) }).prefault({}),
  replies: { 200: tagged(Player) },
});

/** A player who is anonymous now: id and name are all that is left of one who was removed. */
export const AnonymousPlayer = Player.partial().required({ id: true, name: true });
export type AnonymousPlayer = z.output<typeof AnonymousPlayer>;

export const anonymisePlayer = endpoint('POST /api/admin/players/{id}/anonymise', {
  access: ['admin'],
  label: 'Partecipante reso anonimo',
  summary:
    'Puts «Partecipante N» in place of the names of a player who left or was removed, everywhere; no number moves, and no undo brings a name back',
  params: WithId,
  body: z.object({ reason: Reason }),
  replies: { 200: AnonymousPlayer },
});

/** Whether a player is disqualified for a month: `reason` says why, null says no. */
export const Disqualification = z.object({ playerId: Id, month: Month, reason: z.string().nullable() });
export type Disqualification = z.output<typeof Disqualification>;

export const listDisqualifications = endpoint('GET /api/admin/disqualifications', {
  access: ['admin', 'read'],
  summary: 'The disqualifications of a month with their reasons',
  query: z.object({ month: Month }),
  replies: { 200: z.array(tagged(Disqualification)) },
});

export const disqualifyPlayer = endpoint('PUT /api/admin/players/{id}/disqualification', {
  access: ['admin'],
  label: 'Squalifica di un partecipante',
  summary:
    'Disqualifies a player for a month with a reason (201, or 200 where it replaces another reason), or lifts that with null',
  params: WithId,
  body: z.object({ month: Month, reason: Reason.nullable() }),
  replies: { 200: tagged(Disqualification), 201: tagged(Disqualification) },
});
