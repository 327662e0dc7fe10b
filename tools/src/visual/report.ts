import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './compare-storybooks.ts';

/** A story in the report's page. */
interface Entry {
  readonly id: string;
  /** The title of its file and its own name. */
  readonly name: string;
  readonly kind: Outcome['kind'];
  readonly width: number;
  /** The share of its pixels that differ, 0 to 1. */
  readonly share: number;
  readonly hasFailed: boolean;
}

export interface Report {
  /** The path of its page. */
  readonly page: string;
  add(outcome: Outcome): Promise<void>;
  /** Writes the page. Returns what it says, for the terminal. */
  close(): Promise<string>;
}

const listed = ['changed', 'new', 'gone', 'unsteady'] as const;

/** Begins a report in an empty folder: a page that needs no server, and the pictures of what is not the same. */
export async function openReport(
  folder: string,
  commits: { readonly base: string; readonly head: string },
): Promise<Report> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const entries: Entry[] = [];
  const page = join(folder, 'index.html');
  return {
    page,
    async add({ story, kind, base, head, difference }) {
      const share = difference?.share ?? 0;
      const { id, title, width } = story;
      const name = `${title}: ${story.name}`;
      entries.push({ id, name, kind, width, share, hasFailed: (head ?? base)?.hasFailed ?? false });
      if (kind === 'same') return;
      const pictures = { base: base?.png, head: head?.png, difference: difference?.png };
      for (const [which, png] of Object.entries(pictures)) {
        if (png) await writeFile(join(folder, 'pictures', `${id}.${which}.png`), png);
      }
    },
    async close() {
      entries.sort((a, b) => a.name.localeCompare(b.name));
      const shown = entries.filter(({ kind }) => kind !== 'same');
      const same = entries.length - shown.length;
      for (const file of ['index.html', 'report.css', 'report.js'])
        await copyFile(join(import.meta.dirname, 'page', file), join(folder, file));
      const data = JSON.stringify({ commits, same, entries: shown });
      await writeFile(join(folder, 'data.js'), `globalThis.report = ${data};\n`);
      return inWords(entries);
    },
  };
}

function inWords(entries: readonly Entry[]): string {
  const of = (kind: Outcome['kind']) => entries.filter((entry) => entry.kind === kind);
  const lines = listed.flatMap((kind) =>
    of(kind).map(({ name, share }) => `${kind.padEnd(8)} ${name}${share > 0 ? ` (${percent(share)})` : ''}`),
  );
  const failed = entries.filter(({ hasFailed }) => hasFailed).map(({ name }) => `FAILED   ${name}`);
  const counts = listed.map((kind) => `${of(kind).length} ${kind}`).join(', ');
  return [...lines, ...failed, `\n${of('same').length} the same, ${counts}`].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.001 ? 3 : 1)} %`;
