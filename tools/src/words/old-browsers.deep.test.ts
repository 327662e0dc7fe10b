import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { run } from '@vetta/server/processes/run';
import { build } from '@vetta/server/start/build-front-ends';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** The oldest supported browsers. */
const BROWSERS = 'chrome 111, safari 16.4, ios_saf 16.4, firefox 115';

/**
 * Styles that some of them lack or draw otherwise, and that only improve what is there without them: pointers, scroll bars, paper, masks,
 * hidden parts that are laid out later, lines that align across peaks, shadows of what scrolls.
 */
const IMPROVEMENTS = [
  ...['css3-cursors', 'css-touch-action', 'css-resize', 'css-scrollbar', 'css-selection', 'css-paged-media'],
  ...['css-content-visibility', 'css-media-scripting', 'text-size-adjust', 'extended-system-fonts'],
  ...['css-has', 'css-subgrid', 'multicolumn', 'css-masks', 'css-clip-path', 'css-display-contents'],
  ...['text-decoration', 'intrinsic-width', 'background-attachment'],
];

const built = (kind: string) =>
  Array.fromAsync(glob(`{shell,mf-public,mf-admin}/dist/**/*.${kind}`, { cwd: checkout }));

test('no built script or sheet uses what the oldest supported browsers lack', async () => {
  await build();
  const scripts = await built('js');
  const sheets = await built('css');
  expect(Math.min(scripts.length, sheets.length)).toBeGreaterThan(3);
  // A JavaScript library of hashes offers the engine's own `toHex` where there is one; `toBase64` is a name of ours and others'.
  const ignored = 'Uint8ArrayToHex,Uint8ArrayToBase64';
  const syntax = await run(
    'es-check',
    [
      'checkBrowser',
      `--browserslistQuery=${BROWSERS}`,
      '--checkFeatures',
      '--module',
      `--ignore=${ignored}`,
      ...scripts,
    ],
    { cwd: checkout },
  );
  expect(syntax.code, syntax.output).toBe(0);
  const lacked = new Set<string>();
  const plugin = doiuse({
    browsers: BROWSERS.split(', '),
    ignore: IMPROVEMENTS,
    onFeatureUsage: ({ message }) => lacked.add(message),
  });
  for (const path of sheets)
    await postcss([plugin]).process(await readFile(join(checkout, path), 'utf8'), { from: path });
  expect([...lacked]).toEqual([]);
});
