import { z } from 'zod';
import { isApprovable } from './approvable-calls.ts';
import { areDifferent, BuildPath } from './build-files.ts';
import { CONTRACT_RANGE } from './contract-range.ts';
import { whatIsSeen } from './name-key.ts';
import { isOfOneScript } from './one-script.ts';
import { isOwnFrontEnd } from './own-front-ends.ts';
import { Hash, PluginName, SceneName } from './plugin-names.ts';
import { SHELL } from './published-build.ts';
import { text } from './values.ts';

/** A key under which the plugin's container exposes a module. */
const Exposed = z.templateLiteral(['./', z.string()]);

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

/** A call by its name, of today or of another day: `GET /api/admin/prizes`. */
export const CallOfPlugin = z
  .string()
  .max(200)
  .regex(/^[A-Z]+ \/api\/[\w./{}-]+$/);

/** A call that a guest may be given, letter by letter. */
export const ApprovableCall = z
  .string()
  .refine((call): boolean => isApprovable(call), 'nessun ospite può fare questa chiamata');

/** The largest `plugin.json`, in bytes. */
export const LARGEST_DECLARATION = 32 * 1024;

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

const MOST = 50;
/** What is read as it is written: no letter looks like another one's, none is unseen, turns the others round or towers over them. */
const isPlain = (title: string): boolean =>
  isOfOneScript(title) && whatIsSeen(title) === title && !/\p{M}{3}/u.test(title.normalize('NFD'));
const Title = text(1, 60).refine(
  isPlain,
  'ha lettere di alfabeti diversi, segni che non si vedono o doppi spazi',
);
const Range = z.string().regex(CONTRACT_RANGE);
const Module = Exposed.refine((module) => /^\.\/[\w./~-]{1,200}$/.test(module));
/** Whether it is an address: `/meteo`, `/meteo/oggi`, `/meteo/*`. */
const isAddress = (path: string): boolean =>
  path.length <= 120 && /^\/(?:[\w~-][\w~.-]*\/)*(?:[\w~-][\w~.-]*|\*)?$/.test(path);

/** The back office's router would take other signs for a pattern. */
const isSectionAddress = (path: string): boolean => path.length <= 120 && /^(\/[\w-]+)+$/.test(path);

/** The file `plugin.json` of a plugin's build. */
export const PluginManifest = PublishedManifest.extend({
  title: Title,
  contract: Range,
  react: Range.optional(),
  calls: z.array(ApprovableCall).max(MOST).optional(),
  routes: z
    .array(
      Route.extend({
        path: z.string().refine(isAddress),
        title: Title,
        module: Module,
        prerender: BuildPath.optional(),
      }),
    )
    .max(MOST)
    .refine(haveDifferentPaths, 'due pagine hanno lo stesso indirizzo'),
  adminSections: z
    .array(
      AdminSection.extend({
        path: AdminSection.shape.path.refine(
          isSectionAddress,
          'non è un indirizzo: servono lettere, cifre e trattini, come /salita',
        ),
        title: Title,
        module: Module,
      }),
    )
    .max(MOST)
    .refine(haveDifferentPaths, 'due sezioni hanno lo stesso indirizzo'),
  scenes: z
    .array(Scene.extend({ name: SceneName.refine(isPlain), title: Title, module: Module }))
    .max(MOST)
    .refine((scenes) => areDifferent(scenes.map(({ name }) => name)), 'due scene hanno lo stesso nome'),
});
export type PluginManifest = z.output<typeof PluginManifest>;

/** Whether a build runs in frames of its own. */
export const isGuest = (manifest: Pick<PublishedManifest, 'name' | 'isolated'> | null): boolean =>
  manifest?.isolated === true && !isOwnFrontEnd(manifest.name) && manifest.name !== SHELL;

/**
 * Returns what pages may be told of a published build. A guest's calls that nobody may approve are left out, and its scenes wait for
 * their turn. Undefined for a guest that says of itself what none may say today: it is not served.
 */
export function servedManifest(published: PublishedManifest): PublishedManifest | undefined {
  if (!published.isolated) return published;
  const { calls, routes, scenes } = published;
  const own = {
    ...published,
    ...(calls && { calls: calls.filter((call) => isApprovable(call)) }),
    routes: routes.map(({ prerender: _, ...route }) => route),
    scenes: scenes.map(({ atOnce: _, ...scene }) => scene),
  };
  const isBounded = JSON.stringify(own).length <= LARGEST_DECLARATION;
  return isBounded && isGuest(own) && PluginManifest.safeParse(own).success ? own : undefined;
}

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
