import { readFile } from 'node:fs/promises';
import { Draws } from '@vetta/contract/draws';
import { MonthDetail, MonthSummary } from '@vetta/contract/months';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Receipt } from '@vetta/contract/receipts';
import { PublicScoring } from '@vetta/contract/scoring';
import { Contest, Site } from '@vetta/contract/site';
import { Leaderboard, Standing } from '@vetta/contract/standings';
import { expect, test } from 'vitest';

const keysOf = ({ shape }: { readonly shape: object }) => Object.keys(shape);

/** The queries of `PublicQueries`: the compiler refuses this if one is missing. */
const answers: Record<keyof PublicQueries, readonly string[]> = {
  leaderboard: [...keysOf(Leaderboard), 'age'],
  publicScoring: keysOf(PublicScoring),
  site: keysOf(Site),
  months: keysOf(MonthSummary),
  // The document names what it has beyond the leaderboard.
  month: ['leaderboard', 'age', ...keysOf(MonthDetail).filter((key) => !(key in Leaderboard.shape))],
  receipt: keysOf(Receipt),
  draws: keysOf(Draws),
};
const parts: Record<string, readonly string[]> = {
  'each of `entries`': keysOf(Standing),
  '`contest` of `site`': keysOf(Contest),
  'each of `lines`': keysOf(Receipt.shape.lines.element),
};

test('docs/plugins.md names every public query, and every field of its answer', async () => {
  const document = await readFile(new URL('../../../docs/plugins.md', import.meta.url), 'utf8');
  const [, table = ''] = /^## The queries$.*?(^\|.*?)^$/ms.exec(document) ?? [];
  const rows = [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1).map(([, query = '', answer = '']) => {
    const name = /^`(\w+)/.exec(query)?.[1] ?? '';
    const fields = [...answer.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    return [query in parts ? query : name, fields.sort()] as const;
  });
  const expected = Object.entries({ ...answers, ...parts }).map(([name, fields]) => [
    name,
    [...fields].sort(),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
});
