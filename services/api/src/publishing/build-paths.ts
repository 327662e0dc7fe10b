import { isBuildPath } from '@vetta/contract/published-build';
import { refused } from './refused.ts';

/** A folder of files that a build writes for tools. */
const TOOLS = '.vite';

/** Checks the path of any entry of a build: a file's or a folder's, whether it is published or not. Throws 400. */
export function checkPath(path: string): void {
  const within = path.startsWith(`${TOOLS}/`) ? path.slice(TOOLS.length + 1) : path;
  if (within !== TOOLS && !isBuildPath(within)) throw refused(`il percorso «${path}» non è ammesso`);
}

/** Checks that no path is a file and also a folder of another one. `folders` are those that stand there by themselves. Throws 400. */
export function checkFolders(files: ReadonlyMap<string, unknown>, folders: Iterable<string> = []): void {
  for (const path of [...files.keys(), ...Array.from(folders, (folder) => `${folder}/`)])
    for (const folder of foldersOf(path))
      if (files.has(folder)) throw refused(`«${folder}» è un file e una cartella insieme`);
}

/** Checks that no two paths differ in capitals alone: on some systems they are one. Throws 400. */
export function checkCapitals(files: ReadonlyMap<string, unknown>): void {
  const known = new Map<string, string>();
  for (const path of files.keys()) {
    for (const each of [...foldersOf(path), path]) {
      const other = known.get(each.toLowerCase()) ?? each;
      if (other !== each) throw refused(`«${other}» e «${each}» differiscono solo per le maiuscole`);
      known.set(each.toLowerCase(), each);
    }
  }
}

/** Returns the folders of a path, the outermost first: of `a/b/c.js` these are `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at));
  return folders;
}
