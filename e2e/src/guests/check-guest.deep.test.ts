import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runScript } from '@vetta/server/testing/run-script';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtGuest } from './guest-site.ts';

let output: string;
let code: number | null;
beforeAll(async () => {
  const folder = await builtGuest('mistaken');
  const { CHROMIUM_BIN = '' } = process.env;
  ({ output, code } = await runScript(['plugin', 'check', folder], { CHROMIUM_BIN }, 240_000));
}, 300_000);
afterAll(async () => {
  const [, picture] = /picture: (\S.*\.png)/.exec(output ?? '') ?? [];
  if (picture !== undefined) await rm(dirname(picture), { recursive: true });
});

/** What the check found of each part in its first frame, the pictures aside. */
const findings = () =>
  output
    .split('\n')
    .filter(
      (line) =>
        /^[a-z][a-z ]+: /.test(line) && !/, (1920|3840|1080)×/.test(line) && !line.startsWith('mistaken:'),
    );

const REMOVED = '(Vetta would remove it: open the same state in "npm run dev", whose console names the line)';

test('each mistake of a guest’s author is found once, with a sentence that says what to do', () => {
  expect(code).toBe(1);
  expect(findings().map((line) => line.replace(/weighs [\d.]+/, 'weighs N'))).toEqual([
    'contract: mistaken: it needs the plugin contract ^1.0, this is 2.0.0: write ^2.0',
    'weight: ./weighs-much: it weighs N kB gzipped, and 230.0 kB are the most: import less of a library, or a lighter one',
    `throws: rotta, 1280×720: Error: Non so cominciare ${REMOVED}`,
    "policy: chiama, 1280×720: on Vetta's pages connect-src refuses https://meteo.example/oggi: no plugin calls a server: let the data come into Vetta, and ask `context.queries`",
    'never done: ferma: it never calls `done`, so a wall stays on it for a quarter of an hour: call `setInterval(done, minDurationMs)` in an effect, or `done` after its last page',
    `throws: dopo: Error: Non ho una seconda pagina ${REMOVED}`,
    "policy: /mistaken: on Vetta's pages require-trusted-types-for refuses trusted-types-sink: write no `innerHTML`, `srcdoc` or `eval`: render elements",
  ]);
});
