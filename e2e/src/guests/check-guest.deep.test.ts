import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { listen } from '@vetta/league/testing/listen';
import { runScript } from '@vetta/server/testing/run-script';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtGuest } from './guest-site.ts';

let output: string;
let code: number | null;
let pictures: string[];
const asked: string[] = [];
beforeAll(async () => {
  const vetta = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'application/json').end('{"generations":[],"versions":[]}');
  });
  const { CHROMIUM_BIN = '' } = process.env;
  const variables = { CHROMIUM_BIN, ADMIN_KEY: 'x', VETTA_URL: `http://127.0.0.1:${await listen(vetta)}` };
  const publish = ['plugin', 'publish', await builtGuest('mistaken'), '--why', 'Prova'];
  ({ output, code } = await runScript(publish, variables, 240_000));
  pictures = [...output.matchAll(/picture: (\S.*\.png)/g)].map(([, picture = '']) => picture);
  vetta.close();
}, 300_000);
afterAll(async () => {
  if (pictures?.[0] !== undefined) await rm(dirname(pictures[0]), { recursive: true });
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
const REFUSES = "on Vetta's pages";

test('each mistake of a guest’s author is found once, with a sentence that says what to do', () => {
  expect(findings().map((line) => line.replace(/weighs [\d.]+/, 'weighs N'))).toEqual([
    'contract: mistaken: it needs the plugin contract ^1.0, this is 2.0.0: write ^2.0',
    'weight: ./weighs-much: it weighs N kB gzipped, and 230.0 kB are the most: import less of a library, or a lighter one',
    `throws: rotta, 1280×720: Error: Non so cominciare ${REMOVED}`,
    `policy: chiama, 1280×720: ${REFUSES} connect-src refuses https://meteo.example/oggi: no plugin calls a server: let the data come into Vetta, and ask \`context.queries\``,
    'overflow: larga, sera, 1280×720: «Oltre il bordo» reaches beyond the frame',
    'empty: vuota, 1280×720: it shows nothing, and does not call `skip`',
    'console: rossa, 1280×720: Qualcosa è andato storto',
    `throws: riquadro, 1280×720: RangeError: A guest has no frames ${REMOVED}`,
    'never shown: mai: it is left out while no query has an answer: declare `states` for it',
    'never done: ferma: it never calls `done`, so a wall stays on it for a quarter of an hour: call `setInterval(done, minDurationMs)` in an effect, or `done` after its last page',
    `throws: dopo: Error: Non ho una seconda pagina ${REMOVED}`,
    `policy: /mistaken: ${REFUSES} require-trusted-types-for refuses trusted-types-sink: write no \`innerHTML\`, \`srcdoc\` or \`eval\`: render elements`,
    `policy: /mistaken-stile: ${REFUSES} style-src-elem refuses inline: write styles in \`.css\` or \`.css.ts\` files, or set \`element.style\``,
  ]);
});

test('what a screen shows has a picture, in each of the frames', () => {
  for (const frame of ['1280×720', '1920×1080', '3840×2160', '1080×1920'])
    expect(pictures.filter((picture) => picture.endsWith(`larga-sera-${frame}.png`))).toHaveLength(1);
  expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
});

test('a plugin with something wrong is not published', () => {
  expect(code).toBe(1);
  expect(output).toContain('The check found');
  expect(asked).toEqual(['GET /api/admin/generations']);
});
