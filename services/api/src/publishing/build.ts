import { createHash } from 'node:crypto';
import { FederationManifest } from '@vetta/contract/build-files';
import { endpoints } from '@vetta/contract/endpoints';
import { MAX_BUILD_BYTES, MAX_BUILD_FILES, type PublishedVersion } from '@vetta/contract/generations';
import { canStandInline, isGuestPart } from '@vetta/contract/guest-document';
import { nameKey } from '@vetta/contract/name-key';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { isOwnSection } from '@vetta/contract/own-sections';
import { LARGEST_DECLARATION, PluginManifest } from '@vetta/contract/plugins-json';
import {
  DOCUMENT_FILE,
  DOCUMENT_MARKS,
  FEDERATION_FILE,
  FIRST_BOARD_FILE,
  FRAME_FILE,
  INTEGRITY_FILE,
  INTRO_FILE,
  INTRO_TEMPLATE_FILE,
  PLUGIN_FILE,
  SHELL,
  STATES_FILE,
} from '@vetta/contract/published-build';
import { endingOf, isServable, servedTypes } from '@vetta/contract/served-types';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { readSheetLinks } from '../frontend/first-board.ts';
import { readShellTags } from '../frontend/shell-document.ts';
import { filler, TemplateError } from '../frontend/template.ts';
import { checkCapitals, checkFolders, checkPath } from './build-paths.ts';
import { refused } from './refused.ts';

/** A build's bytes by their paths in its folder. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** A file of a build: its path, its size in bytes and its SHA-256 in hexadecimal digits. */
export interface ListedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** A build that can be published. Its hash is its identity: see `identityOf`. */
export interface Build extends PublishedVersion {
  /** Its plugin.json; null for the shell. */
  readonly declaration: PluginManifest | null;
  readonly files: BuildFiles;
  readonly list: readonly ListedFile[];
}

/** Files that a build writes for tools; no browser requests them. */
const leftovers = [/^\.vite\//, /^mf-stats\.json$/, new RegExp(`^${STATES_FILE}$`)];

/** The longest text that the api itself reads of a build: declarations, documents and templates; in bytes. */
const LONGEST_TEXT = 512 * 1024;

/** The longest script of a guest's part, pictures in it included; in bytes. */
const LONGEST_PART = 5 * 1024 * 1024;

/** Whether a file of a build is published. */
export const isPublishable = (path: string): boolean => !leftovers.some((leftover) => leftover.test(path));

export const buildTooLarge = () =>
  new HttpError(413, `La build è troppo grande: al massimo 20 MB e ${MAX_BUILD_FILES} file`);

/** Checks the files of a build that is to be published: a plugin's if it declares itself, else the shell's. Throws 400 or 413. */
export function checkBuild(files: BuildFiles): Build {
  checkFiles(files);
  checkCapitals(files);
  for (const path of files.keys()) checkEnding(path);
  const declaration = files.has(PLUGIN_FILE) ? checkPlugin(files) : null;
  if (declaration === null) checkShell(files);
  const list = listOf(files);
  return { name: declaration?.name ?? SHELL, hash: identityOf(list), declaration, files, list };
}

/**
 * Reads the files of a build that was published, maybe when less was asked of builds than today. Throws HttpError if they are
 * those of no build.
 */
export function readPublished(files: BuildFiles): Omit<Build, 'declaration'> {
  checkFiles(files);
  const name = files.has(PLUGIN_FILE)
    ? parsed(PluginManifest.pick({ name: true }), files, PLUGIN_FILE).name
    : SHELL;
  const list = listOf(files);
  return { name, hash: identityOf(list), files, list };
}

/** Returns the identity of a build: the SHA-256 of the list of its files, 64 hexadecimal digits. */
export function identityOf(list: readonly ListedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, size, sha256 } of list.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    hash.update(`${path} ${size} ${sha256}\n`);
  return hash.digest('hex');
}

const listOf = (files: BuildFiles): ListedFile[] =>
  Array.from(files, ([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));

function checkFiles(files: BuildFiles): void {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (files.size > MAX_BUILD_FILES || bytes > MAX_BUILD_BYTES) throw buildTooLarge();
  for (const path of files.keys()) {
    checkPath(path);
    if (path === INTEGRITY_FILE || /\.(br|gz)$/.test(path))
      throw refused(`«${path}» è il nome di un file che si crea alla pubblicazione`);
  }
  checkFolders(files);
}

/** Pages that use a file of another type would not get it. */
function checkEnding(path: string): void {
  if (isServable(path)) return;
  const ending = endingOf(path);
  const why = ending === '' ? 'non ha estensione' : `finisce in ${ending}`;
  throw refused(`«${path}» ${why}; si servono solo file ${Object.keys(servedTypes).join(', ')}`);
}

function checkPlugin(files: BuildFiles): PluginManifest {
  if ((files.get(PLUGIN_FILE)?.length ?? 0) > LARGEST_DECLARATION)
    throw refused(`${PLUGIN_FILE} è troppo grande: al massimo ${LARGEST_DECLARATION / 1024} kB`);
  const declaration = parsed(PluginManifest, files, PLUGIN_FILE);
  if (declaration.name === SHELL) throw refused(`nessun plugin può chiamarsi «${SHELL}»`);
  if (declaration.isolated) checkGuest(files, declaration);
  else checkFederated(files, declaration);
  return declaration;
}

const calls = [...new Set(endpoints.map(({ path }) => path.split('/')[1]))].join('|');
const OURS = new RegExp(`^/(admin|kiosk|p|g|shell|assets|media|design|${calls})(/|$)`, 'i');

/** Whether a route is one of the product's own places, or reaches over them. Files of its root have an ending. */
const isOfTheHouse = (path: string): boolean => !/^\/[\w-]+(\/|$)/.test(path) || OURS.test(path);

/** Checks that each part of a guest is a script that can stand in a document. */
function checkGuest(files: BuildFiles, declaration: PluginManifest): void {
  const { name, routes, adminSections, scenes } = declaration;
  if (isOwnFrontEnd(name))
    throw refused(`«${name}» è un nome dei programmi di Vetta: «mf-» non è per gli ospiti`);
  if ([declaration, ...routes, ...adminSections, ...scenes].some(({ title }) => nameKey(title) === 'vetta'))
    throw refused('«Vetta» è il nome di questo prodotto: un ospite ne prende uno suo');
  const taken = routes.find(({ path }) => isOfTheHouse(path));
  if (taken)
    throw refused(`${taken.path} è un indirizzo di Vetta: un ospite ne prende uno suo, come /${name}`);
  const section = adminSections.find(({ path }) => isOwnSection(path));
  if (section)
    throw refused(`/admin${section.path} è una pagina di Vetta: un ospite ne prende una sua, come /${name}`);
  if (routes.some(({ prerender }) => prerender !== undefined))
    throw refused('la pagina di un ospite non può avere una prima pagina nel documento (prerender)');
  if (scenes.some(({ atOnce }) => atOnce !== undefined))
    throw refused('la scena di un ospite aspetta il suo turno: atOnce è delle scene di Vetta');
  for (const { module } of [...routes, ...adminSections, ...scenes]) {
    const part = module.slice(2);
    if (!isGuestPart(part)) throw refused(`«${module}» non è il nome di una parte`);
    const script = partOf(files, `${part}.js`);
    if (!canStandInline(script))
      throw refused(`${part}.js contiene «</script» o «<!--»: fallo costruire dal kit`);
  }
}

/** Returns the script of a part, which a document of Vetta will hold. */
function partOf(files: BuildFiles, path: string): string {
  requireFile(files, path);
  const bytes = files.get(path) ?? Buffer.alloc(0);
  if (bytes.length > LONGEST_PART)
    throw refused(`${path} è troppo grande: al massimo ${LONGEST_PART / 1024 / 1024} MB`);
  return bytes.toString();
}

/** Checks that each part of a front end is a module that its container exposes, with its files. */
function checkFederated(files: BuildFiles, { routes, adminSections, scenes }: PluginManifest): void {
  const { exposes, metaData } = parsed(FederationManifest, files, FEDERATION_FILE);
  requireFile(files, metaData.remoteEntry.name);
  const exposed = new Map(exposes.map(({ path, assets }) => [path, assets]));
  for (const { module } of [...routes, ...adminSections, ...scenes]) {
    const assets = exposed.get(module);
    if (assets === undefined)
      throw refused(`${PLUGIN_FILE} nomina «${module}», che il contenitore non espone`);
    for (const file of [...assets.js.sync, ...assets.css.sync]) requireFile(files, file);
  }
  for (const { prerender } of routes) if (prerender !== undefined) checkLinkedTemplate(files, prerender);
}

function checkShell(files: BuildFiles): void {
  const html = files.has(DOCUMENT_FILE) ? textOf(files, DOCUMENT_FILE) : '';
  if (!hasMarks(html)) throw refused(`manca ${PLUGIN_FILE}, e non è nemmeno una shell`);
  const { entry, named } = readShellTags(html, '');
  if (entry === undefined) throw refused(`${DOCUMENT_FILE} non carica nessuno script`);
  for (const file of named) requireFile(files, file);
  for (const file of [FRAME_FILE, INTRO_FILE]) checkTemplate(files, file);
  if (files.has(INTRO_TEMPLATE_FILE)) checkTemplate(files, INTRO_TEMPLATE_FILE);
  if (!files.has(FIRST_BOARD_FILE)) return;
  checkLinkedTemplate(files, FIRST_BOARD_FILE);
}

/** Checks a template that names the sheets that it needs. */
function checkLinkedTemplate(files: BuildFiles, path: string): void {
  checkTemplate(files, path);
  for (const sheet of readSheetLinks(textOf(files, path)).sheets) requireFile(files, sheet);
}

/** Whether a document has every mark once, in their order. */
function hasMarks(html: string): boolean {
  const { head, body, prerender, data } = DOCUMENT_MARKS;
  const places = [head, body, prerender, data].map((mark) =>
    html.indexOf(mark) === html.lastIndexOf(mark) ? html.indexOf(mark) : -1,
  );
  return places.every((place, n) => place > (places[n - 1] ?? -1));
}

function checkTemplate(files: BuildFiles, path: string): void {
  try {
    filler(textOf(files, path));
  } catch (error) {
    throw error instanceof TemplateError ? refused(`in ${path} ${error.message}`) : error;
  }
}

function requireFile(files: BuildFiles, path: string): void {
  if (!files.has(path)) throw refused(`manca il file ${path}`);
}

/** Returns the text of a file that the api reads itself. */
function textOf(files: BuildFiles, path: string): string {
  requireFile(files, path);
  const bytes = files.get(path) ?? Buffer.alloc(0);
  if (bytes.length > LONGEST_TEXT)
    throw refused(`${path} è troppo grande: al massimo ${LONGEST_TEXT / 1024} kB`);
  return bytes.toString();
}

function parsed<T>(shape: z.ZodType<T>, files: BuildFiles, path: string): T {
  const text = textOf(files, path);
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw refused(`${path} non è valido${error instanceof z.ZodError ? placeOf(error) : ''}`);
  }
}

/** Returns where a declaration breaks its shape: ` (exposes.0.assets.css.sync.1)`. */
function placeOf({ issues: [first] }: z.ZodError): string {
  const place = first?.path.join('.') ?? '';
  const why = first?.code === 'custom' ? `: ${first.message}` : '';
  return place === '' ? '' : ` (${place}${why})`;
}
