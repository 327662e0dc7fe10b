/**
 * What the builds of the shell and of plugins write, and what the api reads of it. The object store keeps each published
 * build; an api copies it to its data folder, under the path of its address. Its files never change. Browsers load this with the
 * shell, so it imports nothing: the shapes of the files are in `build-files.ts`.
 */

/** The name of the shell among published builds. No plugin may be called so. */
export const SHELL = 'shell';

/** The declaration of a plugin's build: a `PluginManifest`. */
export const PLUGIN_FILE = 'plugin.json';
/** The container's manifest of a plugin's build: a `FederationManifest`. */
export const FEDERATION_FILE = 'mf-manifest.json';
/** The template of a route's prerendered markup: see `PrerenderData`. */
export const PRERENDER_FILE = 'prerender.html';
/** The states of a plugin's scenes, by their names: `BuiltStates`. Tools read it; it is not published. */
export const STATES_FILE = 'states.json';
/** The shell's document, with the `DOCUMENT_MARKS`. */
export const DOCUMENT_FILE = 'index.html';
/** The shell's markup around a route's prerendered markup, which takes the place of the `PRERENDER_SLOT` in it. */
export const FRAME_FILE = 'frame.html';
export const PRERENDER_SLOT = '{{prerender}}';
/**
 * The shell's intro: a mustache template of markup, which `IntroData` fills. Its addresses are relative to the build. Shells
 * before it existed have the next file only.
 */
export const INTRO_TEMPLATE_FILE = 'intro-template.html';
/** The intro without a film, for apis that do not know the template: in an upgrade they serve new shells, too. */
export const INTRO_FILE = 'intro.html';
export interface IntroData {
  /** Null if the device saves data. `address`: the film of an admin; null for the shell's own. */
  readonly film: { readonly address: string | null } | null;
}
/**
 * What a wall shows before its scripts run: a template of markup, which `PrerenderData` fills, after links to its sheets. A wall
 * removes the element with the id `FIRST_BOARD_ID` when its first scene is on screen. Shells before it existed have none.
 */
export const FIRST_BOARD_FILE = 'first-board.html';
export const FIRST_BOARD_ID = 'first-board';
/** The hashes of a published build's scripts and sheets: an `Integrity`. Publishing writes it. */
export const INTEGRITY_FILE = 'integrity.json';
/** The address of the current `Generation`. */
export const GENERATION_ADDRESS = '/plugins.json';

/** Where the api writes into the shell's document. */
export const DOCUMENT_MARKS = {
  head: '<!--vetta:head-->',
  body: '<!--vetta:body-->',
  prerender: '<!--vetta:prerender-->',
  data: '<!--vetta:data-->',
} as const;

/** Returns the address of a plugin's published build, with a slash at its end. */
export const pluginAddress = (name: string, hash: string): string => `/p/${name}/${hash}/`;

/** Returns the address of a published build of the shell, with a slash at its end. */
export const shellAddress = (hash: string): string => `/shell/${hash}/`;

/** Returns the address of a published build, with a slash at its end. */
export const buildAddress = (name: string, hash: string): string =>
  name === SHELL ? shellAddress(hash) : pluginAddress(name, hash);

/** Returns the name and hash of the build that an address belongs to; undefined for an address of another kind. */
export function buildAt(address: string): { name: string; hash: string } | undefined {
  const [, name, hash] = /^\/(?:p\/)?([a-z][a-z0-9-]*)\/([0-9a-f]{16,64})\//.exec(address) ?? [];
  if (name === undefined || hash === undefined) return undefined;
  return address.startsWith(buildAddress(name, hash)) ? { name, hash } : undefined;
}

/** Whether an address is below those of published builds, whether there is a file or not. */
export const isBelowBuilds = (address: string): boolean => /^\/(p|shell)\//.test(address);

const LONGEST_PATH = 200;

/**
 * Whether a text may be the path of a file in a build. No part starts with a dot or is empty, so none leads out of the build, and
 * all are letters, digits and `-_.~`, so each path is its own address and the name of one file on every system.
 */
export const isBuildPath = (path: string): boolean =>
  path.length <= LONGEST_PATH && /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(path);

/** Returns the build and the path of the file in it that an address names; undefined if no file can have this address. */
export function buildFileAt(address: string): { name: string; hash: string; path: string } | undefined {
  const build = buildAt(address);
  if (build === undefined) return undefined;
  const path = address.slice(buildAddress(build.name, build.hash).length);
  return isBuildPath(path) ? { ...build, path } : undefined;
}
