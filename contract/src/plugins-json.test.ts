import { expect, test } from 'vitest';
import { PluginManifest } from './plugins-json.ts';
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

test('a scene may have sixty letters, and a name that no other scene of its plugin has', () => {
  expect(isManifest('x'.repeat(60), 'cielo')).toBe(true);
  expect(isManifest('x'.repeat(61))).toBe(false);
  expect(isManifest('cielo', 'pioggia', 'cielo')).toBe(false);
  expect(isManifest('cielo', ' cielo')).toBe(false);
});
