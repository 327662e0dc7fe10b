import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';

/** What runs: pages, api, scheduler, server. */
const running = '{shell,mf-public,mf-admin,design-system,contract,services/*}/src/**/*.{ts,tsx}';
const given = [
  ...[
    'react',
    'react-dom',
    'jotai',
    '@tanstack/react-query',
    'react-aria-components',
    '@vanilla-extract/css',
  ],
  ...['koa', '@koa/router', 'koa-body', 'knex', 'pg', 'minio'],
  ...['@temporalio/client', '@temporalio/worker', '@temporalio/workflow'],
];
/** What builds and tests them. */
const building = ['vite', '@module-federation/vite', '@vanilla-extract/vite-plugin', 'vitest', 'storybook'];

test('the packages that the product is made of are imported by what runs, builds and tests it', async () => {
  const importedBy = async (files: string) => {
    const paths = await Array.fromAsync(glob(files, { cwd: checkout, exclude: ['**/node_modules/**'] }));
    const sources = paths.filter((path) => !/\.(test|stories)\./.test(path));
    const texts = await Promise.all(sources.map((path) => readFile(join(checkout, path), 'utf8')));
    return new Set(
      texts.flatMap((text) => [...text.matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name)),
    );
  };
  const missingIn = (names: string[], imported: Set<string | undefined>) =>
    names.filter((name) => ![...imported].some((one) => one === name || one?.startsWith(`${name}/`)));
  expect(missingIn(given, await importedBy(running))).toEqual([]);
  expect(
    missingIn(
      building,
      await importedBy('{plugin-kit/src,storybook,storybook/.storybook,e2e,mf-admin/src}/**/*.{ts,tsx}'),
    ),
  ).toEqual([]);
});
