import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Hash, PluginName } from './plugin-names.ts';
import { ApprovableCall, CallOfPlugin, PublishedManifest } from './plugins-json.ts';
import { Count, Id, INT32_MAX, Instant, text } from './values.ts';

/** The largest build, in bytes of its files: 20 MB, inclusive. */
export const MAX_BUILD_BYTES = 20 * 1024 * 1024;
export const MAX_BUILD_FILES = 500;
/** How many builds a key that publishes alone may bring in a day. */
export const MOST_BUILDS_A_DAY = 50;

/** A published build of a plugin, or of the shell. */
export const PluginVersion = z.object({
  name: PluginName,
  hash: Hash,
  title: z.string(),
  files: Count,
  bytes: Count,
  publishedAt: Instant,
  publishedBy: z.string(),
});
export type PluginVersion = z.output<typeof PluginVersion>;

/** A published build with what it brings. It never changes. */
export const PluginBuild = PluginVersion.extend({
  /** Empty for the shell, as are the two below. */
  routes: z.array(PublishedManifest.shape.routes.element.pick({ path: true, title: true })),
  adminSections: z.array(PublishedManifest.shape.adminSections.element.pick({ path: true, title: true })),
  scenes: z.array(
    PublishedManifest.shape.scenes.element.pick({ name: true, title: true, celebration: true }),
  ),
  /** The calls that its sections may make once an admin has approved them. */
  calls: z.array(CallOfPlugin),
  /** Whether it runs in a frame of its own, which never sees the key. */
  isGuest: z.boolean(),
});
export type PluginBuild = z.output<typeof PluginBuild>;

/**
 * How a canary fares on its screen, by the screen's own beats. `waiting`: it has not shown it yet, or is dark. `watched`: it
 * shows it well, for less than fifteen minutes. `healthy`: for fifteen minutes or longer, so that it may be extended. A canary
 * that does not fare well is ended, and `endedBecause` says why.
 */
const CanaryHealth = z.object({
  state: z.enum(['waiting', 'watched', 'healthy']),
  /** For how many seconds its screen has shown it well, up to fifteen minutes. */
  seconds: z.int().min(0).max(900),
});
export type CanaryHealth = z.output<typeof CanaryHealth>;

/** One numbered choice of a build for the shell and for each plugin. It never changes, except for its canary's state. */
export const GenerationRecord = z.object({
  number: z.int().min(1),
  /** The hash of each build by its name, the shell's too. */
  plugins: z.record(PluginName, Hash),
  madeAt: Instant,
  madeBy: z.string(),
  why: z.string(),
  /** The screen that gets the generation before everyone else; null: there is none. */
  canary: z
    .object({
      screen: z.string(),
      state: z.enum(['open', 'extended', 'ended']),
      /** Why the canary was ended; null unless it was. */
      endedBecause: z.string().nullable(),
      /** Whether it is extended by itself once it is healthy. */
      extendsWhenHealthy: z.boolean(),
      /** Null unless it is open. */
      health: CanaryHealth.nullable(),
    })
    .nullable(),
  /** The number of the generation that this one equals, because somebody went back to it. */
  restores: z.int().nullable(),
  isCurrent: z.boolean(),
});
export type GenerationRecord = z.output<typeof GenerationRecord>;

/** The newest hundred of each, newest first, and the current generation. */
export const GenerationHistory = z.object({
  generations: z.array(GenerationRecord),
  versions: z.array(PluginVersion),
});
export type GenerationHistory = z.output<typeof GenerationHistory>;

export const PublishedVersion = PluginVersion.pick({ name: true, hash: true });
export type PublishedVersion = z.output<typeof PublishedVersion>;

/** Why something changes, for those who ask later. */
const Why = text(1, 500);

export const NewGeneration = z.object({
  /** What changes: the hash of a published build by its name; null removes a plugin. */
  plugins: z.record(PluginName, Hash.nullable()),
  why: Why,
  /** The screen that alone gets it until it is extended. */
  canary: text(1, 60).optional(),
  /** Whether the canary is extended by itself once it is healthy. */
  extendWhenHealthy: z.boolean().optional(),
  /** The calls of guests that are approved with it: those that a build asks for beyond the one that it replaces. */
  calls: z.array(ApprovableCall).max(100).optional(),
});
export type NewGeneration = z.output<typeof NewGeneration>;

export const publishPlugin = endpoint('POST /api/admin/plugins', {
  access: ['admin', 'publish', 'publish:trial'],
  label: 'Versione di un plugin pubblicata',
  summary:
    'Stores the build of a plugin or of the shell, of up to 20 MB and 500 files; 200 if it is there already. It shows nowhere until a generation has it',
  body: z.file().meta({ contentMediaType: 'application/x-tar' }),
  replies: { 200: PublishedVersion, 201: PublishedVersion },
  isImmutable: true,
});

export const getBuild = endpoint('GET /api/admin/plugins/{name}/{hash}', {
  access: ['admin', 'publish', 'publish:trial', 'read'],
  summary: 'A published build: the routes, admin sections and scenes that it brings',
  params: z.object({ name: PluginName, hash: Hash }),
  replies: { 200: PluginBuild },
});

/** Whose a guest's name is: of the key that first published it, or that an admin has handed it over to; null for the admins. */
export const PluginOwner = z.object({ name: PluginName, keyId: Id.nullable() });
export type PluginOwner = z.output<typeof PluginOwner>;

export const handOverPlugin = endpoint('PUT /api/admin/plugins/{name}', {
  access: ['admin'],
  label: 'Plugin passato a un’altra chiave',
  summary:
    'Hands a guest’s name over to another key, which alone publishes and changes it from then on; null: admins do',
  params: z.object({ name: PluginName }),
  body: PluginOwner.pick({ keyId: true }),
  replies: { 200: PluginOwner },
  isImmutable: true,
});

export const withdrawBuild = endpoint('DELETE /api/admin/plugins/{name}/builds/{hash}', {
  access: ['admin', 'publish', 'publish:trial'],
  label: 'Versione di un plugin ritirata',
  summary:
    'Withdraws a guest’s build: nobody can choose it any more, and going back leaves it out. A trial of it ends; where everyone has it, a new generation has the one before, or none',
  params: z.object({ name: PluginName, hash: Hash }),
  replies: { 204: null },
});

export const listGenerations = endpoint('GET /api/admin/generations', {
  access: ['admin', 'publish', 'publish:trial', 'read'],
  summary: 'The newest generations, and the newest published builds',
  replies: { 200: GenerationHistory },
});

export const makeGeneration = endpoint('POST /api/admin/generations', {
  // A key of `publish:trial` may make generations for a named screen alone, and end no other: the calls look at their bodies.
  access: ['admin', 'publish', 'publish:trial'],
  label: 'Generazione creata',
  summary:
    'Makes a generation of the current one with other builds, for everyone or first for one screen; 200 with the current one if nothing changes',
  body: NewGeneration,
  replies: { 200: GenerationRecord, 201: GenerationRecord },
  isImmutable: true,
  errors: [404],
});

export const extendGeneration = endpoint('POST /api/admin/generations/{number}/extend', {
  access: ['admin', 'publish'],
  label: 'Generazione estesa a tutti',
  summary: 'Gives to everyone what one screen has tried',
  params: z.object({ number: z.coerce.number().int().min(1).max(INT32_MAX) }),
  replies: { 200: GenerationRecord },
});

export const goBack = endpoint('POST /api/admin/generations/back', {
  access: ['admin', 'publish', 'publish:trial'],
  label: 'Ritorno alla generazione precedente',
  summary:
    'Ends the canary on a screen; if there is none, makes a generation that equals the one before the current',
  body: z.object({
    why: Why,
    /**
     * The number of the canary that is meant, null for «everyone goes back»: any other state answers 409, except that a newer
     * generation which everyone has may be left by its number (`current`).
     */
    trial: z.int().min(1).max(INT32_MAX).nullable().optional(),
    /**
     * The number of the current generation that everyone is to leave: if another one is current, the answer is 409. Without it
     * everyone leaves whichever is current, so two who go back at once go back two generations. It does not count where a
     * canary ends. With `trial: null` it takes everyone back from a generation that is newer than an open canary, which stays.
     */
    current: z.int().min(1).max(INT32_MAX).optional(),
  }),
  replies: { 200: GenerationRecord, 201: GenerationRecord },
  isImmutable: true,
});
