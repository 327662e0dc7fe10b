import { createHash } from 'node:crypto';
import { FederationManifest } from '@vetta/contract/build-files';
import { MAX_BUILD_BYTES, MAX_BUILD_FILES, type PublishedVersion } from '@vetta/contract/generations';
import { PluginManifest } from '@vetta/contract/plugins-json';
import {
  DOCUMENT_FILE,
  DOCUMENT_MARKS,
  FEDERATION_FILE,
  FRAME_FILE,
  INTEGRITY_FILE,
  INTRO_FILE,
  isBuildFile,
  PLUGIN_FILE,
  SHELL,
  STATES_FILE,
  shellAddress,
} from '@vetta/contract/published-build';
import { endingOf, isServable, servedTypes } from '@vetta/contract/served-types';
import { HttpError } from '../errors/http-error.ts';
import { readShellTags } from '../frontend/shell-document.ts';

/** A build's bytes by their paths in its folder. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** A build that can be published. */
export interface Build extends PublishedVersion {
  /** Its plugin.json; null for the shell. */
  readonly declaration: PluginManifest | null;
  readonly files: BuildFiles;
}

/** Files that a build writes for tools; no browser requests them. */
const leftovers = [/^\.vite\//, /^mf-stats\.json$/, new RegExp(`^${STATES_FILE}$`)];

const LONGEST_PATH = 200;

/** Whether a file of a build is published. */
export const isPublishable = (path: string): boolean => !leftovers.some((leftover) => leftover.test(path));

const refused = (sentence: string) => new HttpError(400, `Questa build non si può pubblicare: ${sentence}`);
export const buildTooLarge = () =>
  new HttpError(413, `La build è troppo grande: al massimo 20 MB e ${MAX_BUILD_FILES} file`);

/** Checks the files of a build that is to be published: a plugin's if it declares itself, else the shell's. Throws 400 or 413. */
export function checkBuild(files: BuildFiles): Build {
  checkFiles(files);
  for (const path of files.keys()) checkEnding(path);
  const hash = hashOf(files);
  const declaration = files.has(PLUGIN_FILE) ? checkPlugin(files) : null;
  if (declaration === null) checkShell(files);
  return { name: declaration?.name ?? SHELL, hash, declaration, files };
}

/**
 * Reads the files of a build that was published, maybe when less was asked of builds than today. Throws HttpError if they are
 * those of no build.
 */
export function readPublished(files: BuildFiles): Pick<Build, 'name' | 'hash' | 'files'> {
  checkFiles(files);
  const name = files.has(PLUGIN_FILE)
    ? parsed(PluginManifest.pick({ name: true }), files, PLUGIN_FILE).name
    : SHELL;
  return { name, hash: hashOf(files), files };
}

function checkFiles(files: BuildFiles): void {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (files.size > MAX_BUILD_FILES || bytes > MAX_BUILD_BYTES) throw buildTooLarge();
  for (const path of files.keys()) checkPath(path, files);
}

/** A build's path must be an address, must not be taken by what publishing writes, and must not be a folder of another. */
function checkPath(path: string, files: BuildFiles): void {
  // File systems take 255 bytes for a name, and the compressed copies' are longer. Any hash does for the check.
  if (path.length > LONGEST_PATH || !isBuildFile(shellAddress('0'.repeat(16)) + path))
    throw refused(`il percorso «${path}» non è ammesso`);
  if (path === INTEGRITY_FILE || /\.(br|gz)$/.test(path))
    throw refused(`«${path}» è il nome di un file che si crea alla pubblicazione`);
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
    if (files.has(path.slice(0, at)))
      throw refused(`«${path.slice(0, at)}» è un file e una cartella insieme`);
}

/** Pages that use a file of another type would not get it. */
function checkEnding(path: string): void {
  if (isServable(path)) return;
  const ending = endingOf(path);
  const why = ending === '' ? 'non ha estensione' : `finisce in ${ending}`;
  throw refused(`«${path}» ${why}; si servono solo file ${Object.keys(servedTypes).join(', ')}`);
}

function checkPlugin(files: BuildFiles): PluginManifest {
  const declaration = parsed(PluginManifest, files, PLUGIN_FILE);
  if (declaration.name === SHELL) throw refused(`nessun plugin può chiamarsi «${SHELL}»`);
  const { exposes, metaData } = parsed(FederationManifest, files, FEDERATION_FILE);
  requireFile(files, metaData.remoteEntry.name);
  const exposed = new Map(exposes.map(({ path, assets }) => [path, assets]));
  const { routes, adminSections, scenes } = declaration;
  for (const { module } of [...routes, ...adminSections, ...scenes]) {
    const assets = exposed.get(module);
    if (assets === undefined)
      throw refused(`${PLUGIN_FILE} nomina «${module}», che il contenitore non espone`);
    for (const file of [...assets.js.sync, ...assets.css.sync]) requireFile(files, file);
  }
  for (const { prerender } of routes) if (prerender !== undefined) requireFile(files, prerender);
  return declaration;
}

function checkShell(files: BuildFiles): void {
  const html = files.get(DOCUMENT_FILE)?.toString();
  if (html === undefined || !Object.values(DOCUMENT_MARKS).every((mark) => html.includes(mark)))
    throw refused(`manca ${PLUGIN_FILE}, e non è nemmeno una shell`);
  const { entry, named } = readShellTags(html, '');
  if (entry === undefined) throw refused(`${DOCUMENT_FILE} non carica nessuno script`);
  for (const file of [FRAME_FILE, INTRO_FILE, ...named]) requireFile(files, file);
}

function requireFile(files: BuildFiles, path: string): void {
  if (!files.has(path)) throw refused(`manca il file ${path}`);
}

function parsed<T>(shape: { parse(value: unknown): T }, files: BuildFiles, path: string): T {
  requireFile(files, path);
  try {
    return shape.parse(JSON.parse(files.get(path)?.toString() ?? ''));
  } catch {
    throw refused(`${path} non è valido`);
  }
}

/** Returns a build's hash, of its files' names and bytes: 16 hexadecimal digits. */
function hashOf(files: BuildFiles): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
