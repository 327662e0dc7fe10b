import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { listen } from '@vetta/league/testing/listen';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { runScript } from '@vetta/server/testing/run-script';
import { build } from '@vetta/tools/testing/build-front-end';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceOf } from './built-plugin.ts';

let output: string;
let code: number | null;
const asked: string[] = [];
beforeAll(async () => {
  const folder = await build(sourceOf('refused'), await folderOfFile());
  const vetta = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'application/json').end('{"generations":[],"versions":[]}');
  });
  const port = await listen(vetta);
  const { CHROMIUM_BIN = '' } = process.env;
  const variables = { CHROMIUM_BIN, ADMIN_KEY: 'x', VETTA_URL: `http://127.0.0.1:${port}` };
  ({ output, code } = await runScript(['plugin', 'publish', folder, '--why', 'Prova'], variables, 240_000));
  vetta.close();
}, 300_000);
const pictureIn = (text: string) => /picture: (\S.*\.png)/.exec(text)?.[1] ?? '';
afterAll(async () => {
  if (existsSync(dirname(pictureIn(output)))) await rm(dirname(pictureIn(output)), { recursive: true });
});

/** What the check says of one thing, up to the next. */
const finding = (start: string) => {
  const from = output.indexOf(`\n${start}`);
  return from === -1 ? output : (output.slice(from + 1).split(/\n(?! )/)[0] ?? '');
};

test('a plugin with something wrong is not published', () => {
  expect(code).toBe(1);
  expect(output).toContain('The check found');
  expect(asked).toEqual(['GET /api/admin/generations']);
});

test.each([
  ['overflow: larga, sera, 1280×720', '«Oltre il bordo» reaches beyond the frame'],
  ['overflow: larga, sera, 1080×1920', '«Oltre il bordo» reaches beyond the frame'],
  ['throws: rotta, 1280×720', 'Non so disegnarmi'],
  ['empty: vuota, 1280×720', 'it shows nothing'],
  ['console: rossa, 3840×2160', 'Qualcosa è andato storto'],
  ['policy: chiama, sera, 1280×720', "on Vetta's pages connect-src refuses https://meteo.example/oggi"],
  ['policy: riquadro, sera, 1080×1920', "on Vetta's pages frame-src refuses https://meteo.example"],
])('%s is refused with its picture', (start, what) => {
  expect(finding(start)).toContain(what);
  expect(existsSync(pictureIn(finding(start)))).toBe(true);
});

test.each([
  ['contract: mf-refused', 'it needs the plugin contract ^9.0, this is 1.'],
  ['weight: ./src/weighs-much', 'kB gzipped, and 150.0 kB are the most'],
  ['leak: timer', 'each mount leaves 1 timers'],
  ['leak: /perde', 'each mount leaves 1 listeners'],
  ['leak: /conserva', 'bytes of memory behind'],
  ['throws: /cade', 'Non so disegnarmi'],
  ['policy: /stile', "on Vetta's pages style-src-elem refuses inline"],
  ['policy: ./src/calls-at-once', "on Vetta's pages connect-src refuses https://meteo.example/presto"],
  ['never shown: mai', 'declare `states` for it'],
])('%s is refused', (start, what) => {
  expect(finding(start)).toContain(what);
});

test('nothing else is found wrong', () => {
  const kinds =
    /^(?:contract|weight|cannot be loaded|throws|empty|overflow|console|policy|never shown|leak): [^:,]+/gm;
  expect([...new Set(output.match(kinds))].sort()).toEqual([
    'console: rossa',
    'contract: mf-refused',
    'empty: vuota',
    'leak: /conserva',
    'leak: /perde',
    'leak: timer',
    'never shown: mai',
    'overflow: larga',
    'policy: ./src/calls-at-once',
    'policy: /stile',
    'policy: chiama',
    'policy: riquadro',
    'throws: /cade',
    'throws: rotta',
    'weight: ./src/weighs-much',
  ]);
});
