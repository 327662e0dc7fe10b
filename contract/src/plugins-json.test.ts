import { expect, test } from 'vitest';
import { z } from 'zod';
import { isApprovable } from './approvable-calls.ts';
import { PluginName } from './plugin-names.ts';
import { CallOfPlugin, isGuest, PluginManifest, PublishedManifest, servedManifest } from './plugins-json.ts';
import { Beat } from './screens.ts';

const scene = (name: string) => ({ name, title: 'Cielo', module: './src/scene' });
const isManifest = (...names: string[]) =>
  PluginManifest.safeParse({
    ...{ name: 'meteo', title: 'Meteo', contract: '^1.0', react: '^19.0.0', routes: [], adminSections: [] },
    scenes: names.map(scene),
  }).success;
const isInBeat = (name: string) => Beat.shape.scene.safeParse(name).success;

test.each([
  ['c'],
  ['Il tempo che fa in quota'],
  ['x'.repeat(60)],
  ['x'.repeat(61)],
  ['x'.repeat(1_000)],
  [''],
  [' '],
  ['\0'],
])('a plugin may name a scene «%s» only if the beat of a wall that shows it is taken', (name) => {
  expect(isManifest(name)).toBe(isInBeat(name));
});

test('a plugin cannot be called «constructor», a property of every object', () => {
  expect(
    ['constructo', 'constructor', 'constructors'].map((name) => PluginName.safeParse(name).success),
  ).toEqual([true, false, true]);
});

test('a scene may have sixty letters, and a name that no other scene of its plugin has', () => {
  expect(isManifest('x'.repeat(60), 'cielo')).toBe(true);
  expect(isManifest('x'.repeat(61))).toBe(false);
  expect(isManifest('cielo', 'pioggia', 'cielo')).toBe(false);
  expect(isManifest('cielo', ' cielo')).toBe(false);
});

const guest = {
  ...{ name: 'salita', title: 'Salita', contract: '^2.0', isolated: true, calls: ['GET /api/admin/prizes'] },
  routes: [{ path: '/salita', title: 'Salita', module: './page' }],
  adminSections: [{ path: '/salita', title: 'Salita', module: './section' }],
  scenes: [{ name: 'salita', title: 'Salita', module: './scene' }],
};
const [route, section, scene1] = [guest.routes[0], guest.adminSections[0], guest.scenes[0]];
const many = Array.from({ length: 51 }, (_, index) => index);

test.each<[string, object]>([
  ['a title of 61 letters', { title: 'x'.repeat(61) }],
  ['an empty title', { title: ' ' }],
  ['a title in two scripts', { title: 'Сlassifica' }],
  ...['\u202e', '\u200b', '\n', '\u{e0041}', '\u0301\u0302\u0303'].map((sign): [string, object] => [
    `${JSON.stringify(sign)} in its title`,
    { title: `Classi${sign}fica` },
  ]),
  ['a scene in two scripts', { scenes: [{ name: 'сlassifica', title: 'C', module: './scene' }] }],
  ...['=v=v1', `^${'1'.repeat(16_000)}`, '^2.0 || ^3', '>=2', '2.0.0.0', '', '*', '^2.0\n'].map(
    (contract): [string, object] => [`the contract ${JSON.stringify(contract).slice(0, 20)}`, { contract }],
  ),
  ['a range of React that is none', { react: '=v=v' }],
  ['51 routes', { routes: many.map((index) => ({ ...route, path: `/salita/${index}` })) }],
  ['51 sections', { adminSections: many.map((index) => ({ ...section, path: `/salita/${index}` })) }],
  ['51 scenes', { scenes: many.map((index) => ({ ...scene1, name: String(index) })) }],
  ['51 calls', { calls: many.map(() => 'GET /api/admin/prizes') }],
  ['a path that is a pattern', { routes: [{ ...route, path: '/:x?' }] }],
  ['the name of a front end', { name: 'mf-admin' }],
])('a guest with %s is neither taken nor, if it was, served', (_, more) => {
  expect(PluginManifest.safeParse(guest).success).toBe(true);
  expect(servedManifest(PublishedManifest.parse(guest))).toEqual(guest);
  const wrong = { ...guest, ...more };
  const taken = PluginManifest.safeParse(wrong).data;
  expect(taken !== undefined && isGuest(taken)).toBe(false);
  expect(servedManifest(PublishedManifest.parse(wrong))).toBeUndefined();
});

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
/** The places of all texts that a declaration may have. */
const textsOf = ({ type, properties = {}, items }: Schema, at: readonly string[] = []): string[][] =>
  type === 'string'
    ? [[...at]]
    : items
      ? textsOf(items, [...at, '0'])
      : Object.entries(properties).flatMap(([name, one]) => textsOf(one, [...at, name]));
const declaration: Schema = JSON.parse(
  JSON.stringify(z.toJSONSchema(PluginManifest, { io: 'input', unrepresentable: 'any' })),
);
const lengthened = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined
    ? `${value ?? ''}${'1'.repeat(1_000)}`
    : Object.assign(Array.isArray(value) ? [...value] : { ...(value as object) }, {
        [name]: lengthened((value as Record<string, unknown>)[name], rest),
      });

test('each text of a declaration is known here', () => {
  expect(textsOf(declaration)).toHaveLength(15);
});

test.each(textsOf(declaration).map((at) => [at.join(' '), at] as const))(
  'a guest’s «%s» has a length: a longer one is neither taken nor, if it was, served',
  (_, at) => {
    const wrong = lengthened(guest, at);
    const taken = PluginManifest.safeParse(wrong).data;
    expect(taken !== undefined && isGuest(taken)).toBe(false);
    const { data } = PublishedManifest.safeParse(wrong);
    expect(JSON.stringify((data && servedManifest(data)) ?? '').length).toBeLessThan(1_000);
  },
);

test.each([
  'POST /api/admin/prizes/../keys',
  'GET /api/admin/{what}',
  'GET /api/admin/prizes/',
  'get /api/admin/prizes',
  'GET /api/leaderboard',
  'POST /api/admin/keys',
  'GET /api/admin/keys',
  'POST /api/admin/generations',
  'POST /api/admin/generations/back',
  'POST /api/admin/plugins',
  'POST /api/admin/audit/{id}/undo',
  'POST /api/admin/players/{id}/anonymise',
  'POST /api/admin/auth/verify',
])('«%s» is no call that a guest may ask for, and one that was published with it does not get it', (call) => {
  expect(PluginManifest.safeParse({ ...guest, calls: [call] }).success).toBe(false);
  expect(CallOfPlugin.safeParse(call).success && isApprovable(call)).toBe(false);
  const published = PublishedManifest.safeParse({ ...guest, calls: ['GET /api/admin/prizes', call] });
  if (published.success) expect(servedManifest(published.data)?.calls).toEqual(['GET /api/admin/prizes']);
});

test('a guest’s page and scene that were published with what is Vetta’s own are served without', () => {
  const published = PublishedManifest.parse({
    ...guest,
    routes: [{ ...route, prerender: 'prerender.html' }],
    scenes: [{ ...scene1, atOnce: true }],
  });
  expect(servedManifest(published)).toEqual(guest);
});
