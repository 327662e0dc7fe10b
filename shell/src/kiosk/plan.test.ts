import type { Generation } from '@vetta/contract/generation';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const plugin = (name: string, scenes: string[]) => ({
  name,
  title: name,
  contract: '^1.0',
  react: '^19.0.0',
  hash: '0123456789abcdef',
  entry: `/p/${name}/0123456789abcdef/mf-manifest.json`,
  routes: [],
  adminSections: [],
  scenes: scenes.map((scene) => ({ name: scene, title: scene, module: `./${scene}` as const })),
});

const generation: Generation = {
  number: 1,
  shell: '0123456789abcdef',
  plugins: [plugin('mf-public', ['classifica', 'premi']), plugin('meteo', ['meteo'])],
};

const names = (search: string) => planOf(generation, search).scenes.map(({ scene }) => scene.name);

test('the rotation has every scene of every plugin, for twenty seconds each', () => {
  expect(names('')).toEqual(['classifica', 'premi', 'meteo']);
  expect(planOf(generation, '').minDurationMs).toBe(20_000);
});

test('the address chooses scenes, their order and their seconds; unknown scenes are left out', () => {
  expect(names('?scenes=meteo,nessuna,classifica')).toEqual(['meteo', 'classifica']);
  expect(planOf(generation, '?seconds=45').minDurationMs).toBe(45_000);
});

test('invalid seconds give the default, and too few give the minimum', () => {
  expect(planOf(generation, '?seconds=abc').minDurationMs).toBe(20_000);
  expect(planOf(generation, '?seconds=0.1').minDurationMs).toBe(5_000);
});
