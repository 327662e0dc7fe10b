import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLeaderboard } from '@vetta/contract/standings';
import { type DataFolder, emptyFolder } from '@vetta/server/testing/started-vetta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from './start-product.ts';

let data: DataFolder;
beforeAll(async () => {
  data = await emptyFolder();
});
afterAll(() => data?.remove());

const namesAt = async (url: string): Promise<string[]> => {
  const board = getLeaderboard.replies[200].parse(await (await fetch(`${url}/api/leaderboard`)).json());
  return board.entries.map(({ name }) => name);
};

test('the first start serves the demonstration office and keeps the admin key out of its output; the second keeps office and key', {
  timeout: 180_000,
}, async () => {
  const first = await startProduct(data.path, { BUILD: 'on' });
  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  expect(first.output).toContain(`Admin key  in the file ${data.path}/admin-key.txt`);
  expect(first.output).not.toContain(key);
  expect(first.output).toContain(`${first.url}/kiosk`);
  expect(first.output).toContain(`${first.url}/admin`);
  const verified = await fetch(`${first.url}/api/admin/auth/verify`, {
    method: 'POST',
    headers: { 'X-Admin-Key': key },
  });
  expect(await verified.json()).toEqual({ ok: true });
  const names = await namesAt(first.url);
  expect(names.length).toBeGreaterThan(30);
  expect(await first.stop(), first.output).toBe(0);

  const began = performance.now();
  const second = await startProduct(data.path, { BUILD: 'on' });
  console.log(`The second start was ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(second.output).not.toContain(key);
  expect(await namesAt(second.url)).toEqual(names);
  expect(await second.stop(), second.output).toBe(0);
});
