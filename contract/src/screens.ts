import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Hash, PluginName, SceneName } from './plugin-names.ts';
import { tagged } from './row-tag.ts';
import { ScreenPlan } from './screen-plan.ts';
import { Count, Id, INT32_MAX, Instant, Int32, text, WithId } from './values.ts';

/** A wall screen as admins change it. */
export const Screen = z.object({
  id: Id,
  /** The six letters that the screen shows until it has a name. */
  code: z.string().regex(/^[A-Z]{6}$/),
  /** Null until an admin names it. Names are unique, capitals or not. */
  name: z.string().nullable(),
  /** Null: the plan of every screen that has none of its own. */
  plan: ScreenPlan.nullable(),
});
export type Screen = z.output<typeof Screen>;

export const ScreenChange = z.object({
  name: text(1, 60),
  /** Null: no plan of its own. A plan that is left out stays. */
  plan: ScreenPlan.nullable().optional(),
});
export type ScreenChange = z.output<typeof ScreenChange>;

/**
 * `on`: it beats and its data are fresh. `dark`: it is black, by its plan or by a command. `stale`: it beats, and its data
 * are older than a minute and a half. `lost`: it has not beaten for two minutes.
 */
export const ScreenState = z.enum(['on', 'dark', 'stale', 'lost']);
export type ScreenState = z.output<typeof ScreenState>;

/** Why a part of a plugin cannot be shown. */
export const FailureKind = z.enum([
  'http',
  'network',
  'chunk',
  'css',
  'invalid',
  'evaluation',
  'render',
  'tooSlow',
  'incompatible',
  // Of guests alone: no answer for four seconds, more than 200 messages a second, another document in its frame.
  'silent',
  'flood',
  'left',
]);
export type FailureKind = z.output<typeof FailureKind>;

/** A part of a plugin that a screen could not show. */
export const ScreenFailure = z.object({ plugin: PluginName, hash: Hash, kind: FailureKind, at: Instant });
export type ScreenFailure = z.output<typeof ScreenFailure>;

/** In CSS pixels. */
const Viewport = z.object({ width: Count, height: Count });

/** A screen and what its last beat said. */
export const ScreenCard = Screen.extend({
  state: ScreenState,
  firstSeenAt: Instant,
  lastBeatAt: Instant,
  /** The number of the generation that it runs. */
  generation: z.int().min(1).max(INT32_MAX),
  /** The name of the scene on screen; null while there is none. */
  scene: z.string().nullable(),
  /** The age of its data in seconds; null if it has none. */
  dataAge: Count.nullable(),
  /** How often its page has been loaded since it had its id. */
  restarts: Count,
  /** The server's time minus its own, in milliseconds. */
  clockOffset: z.number(),
  viewport: Viewport,
  lastFailure: ScreenFailure.nullable(),
});
export type ScreenCard = z.output<typeof ScreenCard>;

/**
 * `identify`: the screen shows its name large for some seconds. `reload`: it loads its page again. `dark`: it turns black or
 * bright, until its plan switches it.
 */
export const CommandKind = z.enum(['identify', 'reload', 'dark']);
export type CommandKind = z.output<typeof CommandKind>;

/** What a screen is told to do. */
export const Command = z.object({
  kind: CommandKind,
  /**
   * Of `dark` alone: whether the screen is to be black. Null or absent: the other of what it is when it gets the command. Other
   * kinds ignore it.
   */
  dark: z.boolean().nullable().optional(),
});
export type Command = z.output<typeof Command>;

export const ScreenCommand = Command.extend({
  id: Id,
  /** The name of its screen. */
  screen: z.string(),
  /** `expired`: not done within sixty seconds. A screen that has received it in time may still do it. */
  state: z.enum(['sent', 'received', 'done', 'expired']),
  sentAt: Instant,
  receivedAt: Instant.nullable(),
  doneAt: Instant.nullable(),
});
export type ScreenCommand = z.output<typeof ScreenCommand>;

/** What a screen says of itself every thirty seconds. */
export const Beat = z.object({
  /** The id that the screen made at first contact, or that the last answer gave it. */
  id: Id,
  generation: z.int().min(1).max(INT32_MAX),
  /** Whether a plugin's scene is on screen, or the screen is dark. */
  painted: z.boolean(),
  dark: z.boolean(),
  scene: SceneName.nullable(),
  dataAge: Count.nullable(),
  restarts: Count,
  clockOffset: Int32,
  viewport: Viewport,
  /** The memory of its scripts in bytes; null where the browser does not say it. */
  heap: z.int().min(0).nullable(),
  /** Whether its browser refuses scripts with other bytes than the document names; absent until it has tried. */
  integrity: z.boolean().optional(),
  /** The last part of a plugin that it could not show since its page was loaded. */
  failure: ScreenFailure.nullable(),
  /** The notices that it has shown since its page was loaded; absent from an older page. */
  notices: z.array(Id).max(10).optional(),
  /** What became of a command. */
  receipt: z.object({ command: Id, state: z.enum(['received', 'done']) }).nullable(),
});
export type Beat = z.output<typeof Beat>;

/** What the server tells a screen. */
export const BeatAnswer = z.object({
  /** The id that the screen sends from now on. */
  id: Id,
  /** The letters to be shown; null once the screen has a name. */
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** Null: no plan of its own. */
  plan: ScreenPlan.nullable(),
  /** What the screen is to do now. */
  command: Command.extend({ id: Id }).nullable(),
});
export type BeatAnswer = z.output<typeof BeatAnswer>;

export const sendBeat = endpoint('POST /api/screens/beat', {
  access: 'public',
  summary:
    'What a wall screen says of itself. A named screen gets a token as a cookie, and proves with it that it is the one; few unnamed ones are taken of one address',
  body: Beat,
  largestBody: 8 * 1024,
  replies: { 200: BeatAnswer },
  headers: { 'Set-Cookie': 'The token of a screen that was named since its last beat' },
  errors: [429],
});

export const listScreens = endpoint('GET /api/admin/screens', {
  // Who tries a build on a screen must know what the screens are called.
  access: ['admin', 'publish', 'publish:trial', 'read'],
  summary: 'The wall screens with what their last beats said: those without a name first, then by name',
  replies: { 200: z.array(tagged(ScreenCard)) },
});

export const changeScreen = endpoint('PUT /api/admin/screens/{id}', {
  access: ['admin'],
  label: 'Schermo modificato',
  summary: 'Names a screen, or changes its name or plan',
  params: WithId,
  body: ScreenChange,
  replies: { 200: tagged(Screen) },
});

export const removeScreen = endpoint('DELETE /api/admin/screens/{id}', {
  access: ['admin'],
  label: 'Schermo rimosso',
  summary: 'Forgets a screen and revokes its token: if it still runs, it shows six letters again',
  params: WithId,
  replies: { 204: null },
});

export const sendCommand = endpoint('POST /api/admin/screens/{id}/commands', {
  access: ['admin'],
  label: 'Comando a uno schermo',
  summary: 'Tells a named screen to do something, within sixty seconds',
  params: WithId,
  body: Command,
  replies: { 201: ScreenCommand },
  isImmutable: true,
});

export const getCommand = endpoint('GET /api/admin/screens/{id}/commands/{command}', {
  access: ['admin', 'read'],
  summary: 'What became of a command',
  params: WithId.extend({ command: Id }),
  replies: { 200: ScreenCommand },
});
