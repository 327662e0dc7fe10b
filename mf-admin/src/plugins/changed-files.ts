import type { PluginBuild } from '@vetta/contract/generations';

type File = PluginBuild['fileList'][number];

/** A file that two builds do not share. */
export interface FileChange {
  /** The hash that the builder writes into a name is an asterisk where both builds have the file. */
  readonly path: string;
  /** Its size in bytes; null if the earlier build does not have it. */
  readonly before: number | null;
  /** Null if the later build does not have it. */
  readonly after: number | null;
}

/** Vite writes a hash of eight characters before the ending: `assets/page-Bx3k_9aQ.js`. */
const withoutHash = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '-*');

/** Returns the files that differ between two builds, by path. A file whose name changes with its bytes counts as changed. */
export function changedFiles(before: readonly File[], after: readonly File[]): FileChange[] {
  const earlier = new Map(before.map((file) => [file.path, file]));
  const later = new Map(after.map((file) => [file.path, file]));
  const changed = after.flatMap(({ path, size, sha256 }) => {
    const old = earlier.get(path);
    return old && old.sha256 !== sha256 ? [{ path, before: old.size, after: size }] : [];
  });
  const removed = before.filter(({ path }) => !later.has(path));
  const added = after.filter(({ path }) => !earlier.has(path));
  const pairs = new Map<File, File>();
  for (const file of added) {
    const namesake = onlyNamesake(file, removed);
    if (namesake && onlyNamesake(namesake, added)) pairs.set(file, namesake);
  }
  const renamed = new Set(pairs.values());
  return [
    ...changed,
    ...[...pairs].map(([file, old]) => ({
      path: withoutHash(file.path),
      before: old.size,
      after: file.size,
    })),
    ...added
      .filter((file) => !pairs.has(file))
      .map(({ path, size }) => ({ path, before: null, after: size })),
    ...removed
      .filter((file) => !renamed.has(file))
      .map(({ path, size }) => ({ path, before: size, after: null })),
  ].sort((one, other) => one.path.localeCompare(other.path));
}

/** Returns the one file that has the same name but for its hash; undefined if there is none, or more than one. */
function onlyNamesake({ path }: File, among: readonly File[]): File | undefined {
  const found = among.filter((other) => withoutHash(other.path) === withoutHash(path));
  return found.length === 1 ? found[0] : undefined;
}
