import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAddress } from '@vetta/contract/published-build';
import { beforeEach, expect, test } from 'vitest';
import { apiOfTest, type TestApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { namedScreen } from '../../testing/screens.ts';
import { frontend } from '../frontend/frontend.ts';
import { sweepCopies } from './sweep-copies.ts';

const begin = Temporal.Instant.from('2026-09-01T10:00:00Z');
let now: Temporal.Instant;
let api: TestApi;
beforeEach(async () => {
  now = begin;
  const clock = () => now;
  api = await apiOfTest({ clock, frontend: (sources) => frontend({ ...sources, clock }) });
});

const publish = async (files: Parameters<typeof sendBuild>[1]): Promise<string> =>
  (await sendBuild(api, files)).body.hash;
const make = (plugins: Record<string, string>) =>
  api.ask('POST /api/admin/generations', { body: { plugins, why: 'Prova' } });
const later = (days: number) => {
  now = begin.add({ hours: 24 * days });
};
/** The copies are minutes old: the machine's time is not the product's. */
const inTwoHours = () => Temporal.Now.instant().add({ hours: 2 });
const sweep = (before = inTwoHours()) => sweepCopies(api.database, api.dataDir, { now, before });
const hasCopy = (hash: string) => existsSync(join(api.dataDir, buildAddress('meteo', hash)));

test('copies are removed thirty days after their generation was replaced, and fetched again if they are asked for', async () => {
  const [shell, sun] = [await publish(shellBuild()), await publish(pluginBuild('meteo', 'sole'))];
  await make({ shell, meteo: sun });
  later(60);
  const rain = await publish(pluginBuild('meteo', 'pioggia'));
  await make({ meteo: rain });
  later(89);
  expect(await sweep()).toBe(0);
  later(91);
  // A page may be fetching a copy just now.
  expect(await sweep(Temporal.Now.instant().subtract({ hours: 1 }))).toBe(0);
  expect(await sweep()).toBe(1);
  expect([hasCopy(sun), hasCopy(rain)]).toEqual([false, true]);

  const again = await api.ask(`GET ${buildAddress('meteo', sun)}page.js`);
  expect([again.status, again.body]).toEqual([200, "export default 'sole'"]);
  expect(hasCopy(sun)).toBe(true);
});

test('a generation that a screen still reports keeps its copies for thirty days from then', async () => {
  const [shell, sun] = [await publish(shellBuild()), await publish(pluginBuild('meteo', 'sole'))];
  await make({ shell, meteo: sun });
  const screen = await namedScreen(api, 'corridoio');
  await make({ meteo: await publish(pluginBuild('meteo', 'pioggia')) });
  later(60);
  await screen.beat({ generation: 1 });
  later(89);
  expect([await sweep(), hasCopy(sun)]).toEqual([0, true]);
  later(91);
  expect([await sweep(), hasCopy(sun)]).toEqual([1, false]);
});

test('what a copy that was cut off left behind is removed after an hour', async () => {
  const left = join(api.dataDir, 'p/meteo/0123456789abcdef.2b0c');
  await mkdir(left, { recursive: true });
  expect(await sweep(Temporal.Now.instant().subtract({ hours: 1 }))).toBe(0);
  expect([await sweep(), existsSync(left)]).toEqual([1, false]);
});
