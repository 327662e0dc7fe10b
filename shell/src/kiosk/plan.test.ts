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

const names = (search: string) => planOf(generation, search).turns.map(({ scene }) => scene.name);

test('the rotation is every scene of every plugin, twenty seconds each', () => {
  expect(names('')).toEqual(['classifica', 'premi', 'meteo']);
  expect(planOf(generation, '').milliseconds).toBe(20_000);
});

test('an address names scenes, their order and their seconds; what nobody has is left out', () => {
  expect(names('?scenes=meteo,nessuna,classifica')).toEqual(['meteo', 'classifica']);
  expect(planOf(generation, '?seconds=45').milliseconds).toBe(45_000);
});

test('seconds that are no number, or would flicker, are not believed', () => {
  expect(planOf(generation, '?seconds=abc').milliseconds).toBe(20_000);
  expect(planOf(generation, '?seconds=0.1').milliseconds).toBe(5_000);
});
