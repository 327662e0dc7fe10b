import { buffer } from 'node:stream/consumers';
import { MAX_BUILD_BYTES, MAX_BUILD_FILES, type PublishedVersion } from '@vetta/contract/generations';
import { buildAddress } from '@vetta/contract/published-build';
import { extract, pack } from 'tar-stream';
import { HttpError } from '../errors/http-error.ts';
import { type BuildFiles, buildTooLarge, isPublishable } from './build.ts';
import { checkFolders, checkPath } from './build-paths.ts';

/** The largest archive of an acceptable build, in bytes: each file has a header, one for a long name, and padding. */
export const MAX_ARCHIVE_BYTES = MAX_BUILD_BYTES + (MAX_BUILD_FILES + 1) * 4 * 512;

/** Returns the name of a build's object in the store: one archive, so that it is there whole or not at all. */
export const archiveName = (build: PublishedVersion): string =>
  `${buildAddress(build.name, build.hash).slice(1)}build.tar`;

const brokenArchive = () => new HttpError(400, 'L’archivio non è un tar valido e non compresso');
const notAFile = (path: string) =>
  new HttpError(400, `L’archivio contiene «${path}», che non è un file: sono ammessi solo file`);
const repeated = (path: string) => new HttpError(400, `L’archivio contiene due volte «${path}»`);

/**
 * Reads the files of a tar archive; folders in it count for nothing. Throws 400 for links and devices, for a path that is not
 * admitted, occurs twice or is a file and a folder, and for what is no archive; 413 for too many files or bytes.
 */
export async function readArchive(bytes: Buffer): Promise<BuildFiles> {
  const files = new Map<string, Buffer>();
  const known = new Set<string>();
  const folders = new Set<string>();
  const tar = extract();
  let size = 0;
  try {
    tar.end(bytes);
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'directory' && type !== 'file') throw notAFile(name);
      const path = pathOf(name, type);
      if (path !== '' || type === 'file') checkPath(path);
      if (type === 'directory') {
        entry.resume();
        if (path !== '') folders.add(path);
        continue;
      }
      if (known.has(path)) throw repeated(path);
      known.add(path);
      const content = await buffer(entry);
      if (!isPublishable(path)) continue;
      size += content.length;
      files.set(path, content);
      if (files.size > MAX_BUILD_FILES || size > MAX_BUILD_BYTES) throw buildTooLarge();
    }
  } catch (error) {
    throw error instanceof HttpError ? error : brokenArchive();
  }
  // An archive cut off at the edge of a file ends without an error.
  if (files.size === 0) throw brokenArchive();
  checkFolders(files, folders);
  return files;
}

/** Returns the path of an entry in the build: `tar -C dist -c .` writes «./», «./assets/» and «./plugin.json». Empty for the build's own folder. */
function pathOf(name: string, type: 'directory' | 'file'): string {
  const path = name.replace(/^(?:\.\/)+/, '');
  return type === 'directory' ? path.replace(/^\.$|\/$/, '') : path;
}

/** Returns the archive of a build: of the same files the same bytes. */
export async function archiveOf(files: BuildFiles): Promise<Buffer> {
  const tar = pack();
  for (const path of [...files.keys()].sort())
    tar.entry({ name: path, mtime: new Date(0) }, files.get(path) ?? Buffer.alloc(0));
  tar.finalize();
  return buffer(tar);
}
