import type { Changes } from './turned.ts';

/** The text of the files that hold the values, by their path in the repository. */
export type Sources = Record<string, string>;

const fileOf: Record<string, string> = {
  palette: 'design-system/src/theme/palette.ts',
  purpose: 'design-system/src/theme/purposes.ts',
  dark: 'design-system/src/theme/dark.ts',
  kiosk: 'design-system/src/theme/kiosk.ts',
};

/** The files that a patch may change. */
export const patchedFiles: readonly string[] = Object.values(fileOf);

/**
 * Returns the changes as a unified diff of the sources, for `git apply`. Throws when a source does not write the changed
 * value itself.
 */
export function patchOf(changes: Changes, sources: Sources): string {
  const files = Object.entries(fileOf).map(([owner, file]) => {
    const before = sources[file] ?? '';
    const own = Object.entries(changes).filter(([token]) => token.startsWith(`${owner}.`));
    return {
      file,
      before,
      after: own.reduce((text, [token, value]) => withValue(text, token, value), before),
    };
  });
  return files
    .filter(({ before, after }) => after !== before)
    .map(({ file, before, after }) => `--- a/${file}\n+++ b/${file}\n${hunks(before, after)}`)
    .join('');
}

/** Replaces one value in a source. `palette.violet` is on a line of its own, `dark.space.md` within its group. */
function withValue(source: string, token: string, value: string): string {
  const [, ...path] = token.split('.');
  const name = path.at(-1) ?? '';
  const start = path.length > 1 ? source.search(new RegExp(`^ {2}${path[0]}: \\{`, 'm')) : 0;
  const rest = start < 0 ? '' : source.slice(start);
  const end = path.length > 1 ? rest.search(/\},?$/m) : rest.length;
  const place = new RegExp(`(?<=[\\s{]${name}: ')[^']*(?=')`);
  if (!place.test(rest.slice(0, end)))
    throw new Error(`${token} is not written in ${fileOf[token.split('.')[0] ?? '']}`);
  return source.slice(0, start) + rest.slice(0, end).replace(place, () => value) + rest.slice(end);
}

const CONTEXT = 3;

/** Returns the hunks of a diff between texts with the same number of lines. */
function hunks(before: string, after: string): string {
  const old = before.replace(/\n$/, '').split('\n');
  const now = after.replace(/\n$/, '').split('\n');
  const changed = old.flatMap((line, index) => (line === now[index] ? [] : [index]));
  const groups: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = groups.at(-1);
    if (last && index - CONTEXT <= last.to + 1) last.to = Math.min(index + CONTEXT, old.length - 1);
    else groups.push({ from: Math.max(index - CONTEXT, 0), to: Math.min(index + CONTEXT, old.length - 1) });
  }
  return groups
    .map(({ from, to }) => hunk(old.slice(from, to + 1), now.slice(from, to + 1), from + 1))
    .join('');
}

function hunk(old: string[], now: string[], line: number): string {
  const lines: string[] = [];
  for (let index = 0; index < old.length; ) {
    let end = index;
    while (end < old.length && (old[end] === now[end]) === (old[index] === now[index])) end += 1;
    if (old[index] === now[index]) lines.push(...old.slice(index, end).map((same) => ` ${same}`));
    else {
      lines.push(...old.slice(index, end).map((gone) => `-${gone}`));
      lines.push(...now.slice(index, end).map((come) => `+${come}`));
    }
    index = end;
  }
  return `@@ -${line},${old.length} +${line},${now.length} @@\n${lines.join('\n')}\n`;
}
