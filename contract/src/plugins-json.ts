import { z } from 'zod';
import { areDifferent, BuildPath } from './build-files.ts';
import { text } from './values.ts';

/** The hash of a build's files. */
export const Hash = z.string().regex(/^[0-9a-f]{16,64}$/);
/** The name of a plugin, or `shell`: the first part of a build's address. */
export const PluginName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);
/** A key under which the plugin's container exposes a module. */
const Exposed = z.templateLiteral(['./', z.string()]);

/** The name of a scene. It is also a part of addresses, plans and a wall's beats. */
export const SceneName = text(1, 60);

const haveDifferentPaths = (declared: readonly { readonly path: string }[]): boolean =>
  areDifferent(declared.map(({ path }) => path));

const Scene = z.object({
  name: z.string(),
  title: z.string(),
  module: Exposed,
  /** Whether it is offered between the scenes of the rotation, instead of in it. */
  celebration: z.boolean().optional(),
  /** Whether it is the next one as soon as it has something to show. */
  atOnce: z.boolean().optional(),
});

const Route = z.object({
  path: z.string(),
  title: z.string(),
  module: Exposed,
  /** The template of the route's prerendered markup, a file of the build. */
  prerender: z.string().optional(),
});
const AdminSection = z.object({
  path: z.templateLiteral(['/', z.string()]),
  title: z.string(),
  module: Exposed,
});

/** A call by its name: `GET /api/admin/prizes`. */
export const CallOfPlugin = z
  .string()
  .max(200)
  .regex(/^[A-Z]+ \/api\/[\w./{}-]+$/);

/** The `plugin.json` of a build that was published, maybe when less was asked of it. */
export const PublishedManifest = z.object({
  name: PluginName,
  title: z.string(),
  /** The semver range of the contract that it needs: the plugin contract, or that of the product's own front ends. */
  contract: z.string(),
  /** Whether it is a guest: each of its modules is a script of its own, `./<part>`, which runs in a frame without an origin. */
  isolated: z.literal(true).optional(),
  /** The semver range of React that a front end was built for. A guest has its own. */
  react: z.string().optional(),
  /** The calls that a guest's admin sections make. */
  calls: z.array(CallOfPlugin).optional(),
  routes: z.array(Route),
  adminSections: z.array(AdminSection),
  scenes: z.array(Scene),
});

export type PublishedManifest = z.output<typeof PublishedManifest>;

/** The file `plugin.json` of a plugin's build. */
export const PluginManifest = PublishedManifest.extend({
  routes: z
    .array(Route.extend({ prerender: BuildPath.optional() }))
    .refine(haveDifferentPaths, 'due pagine hanno lo stesso indirizzo'),
  adminSections: z.array(AdminSection).refine(haveDifferentPaths, 'due sezioni hanno lo stesso indirizzo'),
  scenes: z
    .array(Scene.extend({ name: SceneName }))
    .refine((scenes) => areDifferent(scenes.map(({ name }) => name)), 'due scene hanno lo stesso nome'),
});
export type PluginManifest = z.output<typeof PluginManifest>;

/** One published build of a plugin, as the shell reads it. */
export const PublishedPlugin = PublishedManifest.extend({
  /** The hash of the build's files, the last part of its address `/p/<name>/<hash>/`. */
  hash: Hash,
  /** The container's manifest: `/p/<name>/<hash>/mf-manifest.json`. Of a guest the address below which its documents are. */
  entry: z.string(),
});
export type PublishedPlugin = z.output<typeof PublishedPlugin>;

/** The answer of `GET /plugins.json`; the HTML carries it inline too. */
export const Generation = z.object({
  number: z.int().min(1),
  /** The hash of the shell's files. A page whose own hash differs is outdated. */
  shell: Hash,
  plugins: z.array(PublishedPlugin),
  /** The number of the earlier one that this one equals, because somebody went back to it; absent otherwise. */
  restores: z.int().optional(),
  /** True where the one who asks is the screen that tries it before everyone else; absent otherwise. */
  isTrial: z.literal(true).optional(),
});
export type Generation = z.output<typeof Generation>;
