import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutMixes } from '@vetta/plugin-kit/plain-colours';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';

/** What Chrome 111, Safari 16.4 or Firefox 115 lack of the browser itself, by MDN's tables; the language: old-browsers.deep.test.ts. */
const lacking =
  /\bURL\.(parse|canParse)\b|\b(Map|Object)\.groupBy\b|\bAbortSignal\.any\b|\bTemporal\.[A-Z]|\bDurationFormat\b|userActivation\./;

test('no page asks an old browser for what it lacks', async () => {
  const sources = await Array.fromAsync(
    glob(
      '{shell/src,mf-public/src,mf-admin/src,design-system/src,plugin-kit/guest,contract/src/client}/**/*.{ts,tsx}',
      {
        cwd: checkout,
      },
    ),
  );
  const found: string[] = [];
  for (const path of sources.filter((path) => !/\.(test|stories)\.|\/testing\//.test(path)))
    for (const [index, line] of (await readFile(join(checkout, path), 'utf8')).split('\n').entries())
      if (!/^\s*(\/\/|\*|\/\*)/.test(line) && lacking.test(line))
        found.push(`${path}:${index + 1}: ${line.trim()}`);
  expect(found).toEqual([]);
});

test('the script that tells an old browser what it lacks is of 2009', async () => {
  const document = await readFile(join(checkout, 'shell/index.html'), 'utf8');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(document) ?? [];
  expect(script).toContain('browser troppo vecchio');
  expect(script.replace(/\/\/.*/g, '')).not.toMatch(
    /=>|\b(const|let|class|async)\b|`|\?[.?]|\.\.\.|\bfetch\b|\bPromise\b/,
  );
});

test.each([
  ['color-mix(in srgb, var(--raised) 42%, transparent)', 'var(--raised)'],
  ['color-mix(in srgb, var(--text) 5%, transparent)', 'transparent'],
  [
    'linear-gradient(1deg, color-mix(in srgb, rgb(0 0 0) 60%, var(--ground)), red 40%)',
    'linear-gradient(1deg, rgb(0 0 0), red 40%)',
  ],
  ['color-mix(in srgb, color-mix(in srgb, var(--a) 24%, var(--b)) 50%, var(--c))', 'var(--b)'],
])('where a browser cannot mix colours, %s is %s', (mixed, plain) => expect(withoutMixes(mixed)).toBe(plain));
