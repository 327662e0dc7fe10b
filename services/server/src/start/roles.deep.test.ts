import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { type OpenParts, openParts } from './open-parts.ts';
import { serveVetta } from './serve.ts';

let folder: string;
let parts: OpenParts;
beforeEach(async () => {
  folder = await folderOfTest();
  // As root, the data folder must be open to PostgreSQL's system user.
  parts = openParts({ drainSeconds: 1 });
});
afterEach(() => parts[Symbol.asyncDispose]());

/** Starts one role on its own database. With CLOCK there is no Temporal: this process closes the days. */
async function start(role: string) {
  const settings = readEnvironment({
    ROLE: role,
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: folder,
    PORT: '0',
    CLOCK: '2026-10-25T12:00:00+01:00',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  });
  const { url, choices } = await serveVetta(settings, parts, new AbortController().signal, () => {});
  return { url, named: choices.map(([name]) => name) };
}

test('ROLE=scheduler closes days and serves nothing', async () => {
  const { url, named } = await start('scheduler');
  expect(url).toBeUndefined();
  expect(named).toEqual(['Database', 'Temporal', 'Close', 'Backup', 'Alerts']);
});

// The first start after a change builds the front ends.
test('ROLE=api serves and closes no day', { timeout: 180_000 }, async () => {
  const { url, named } = await start('api');
  expect(await (await fetch(`${url}/api/admin/dashboard`)).json()).toEqual({
    error: 'Chiave di accesso non valida',
  });
  expect(named).toEqual(['Database', 'Files', 'Alerts']);
});
