import { expect, test } from 'vitest';
import { sampleSchedule } from '../../testing/sample-schedule.ts';
import { differInGuestsOnly, haveSameBuilds, isUrgent } from './use-generation-reload.ts';

test('an ended canary, a return and a trial are urgent; a new generation for everyone is not', () => {
  expect(isUrgent(7, { number: 6 })).toBe(true);
  expect(isUrgent(7, { number: 8, restores: 5 })).toBe(true);
  expect(isUrgent(7, { number: 8, isTrial: true })).toBe(true);
  expect(isUrgent(7, { number: 8 })).toBe(false);
});

test('a generation with the same builds is no reason to load the page again', () => {
  const [plugin] = sampleSchedule(['cielo'], []).scenes.map((scheduled) => scheduled.plugin);
  const plugins = plugin ? [plugin] : [];
  const running = { shell: 'a', plugins };
  expect(haveSameBuilds(running, { shell: 'a', plugins: [...plugins] })).toBe(true);
  expect(haveSameBuilds(running, { shell: 'b', plugins })).toBe(false);
  expect(haveSameBuilds(running, { shell: 'a', plugins: [] })).toBe(false);
  expect(
    haveSameBuilds(running, { shell: 'a', plugins: plugins.map((one) => ({ ...one, hash: 'x' })) }),
  ).toBe(false);
});

test('only a generation that differs in guests alone is taken without loading the page again', () => {
  const [plugin] = sampleSchedule(['cielo'], []).scenes.map((scheduled) => scheduled.plugin);
  if (!plugin) throw new Error('The schedule has no scene.');
  const guest = { ...plugin, name: 'ospite', isolated: true as const };
  const running = { shell: 'a', plugins: [plugin, guest] };
  expect(differInGuestsOnly(running, { shell: 'a', plugins: [plugin, { ...guest, hash: 'x' }] })).toBe(true);
  expect(differInGuestsOnly(running, { shell: 'a', plugins: [plugin] })).toBe(true);
  expect(differInGuestsOnly(running, running)).toBe(false);
  expect(differInGuestsOnly(running, { shell: 'b', plugins: [plugin, { ...guest, hash: 'x' }] })).toBe(false);
  expect(differInGuestsOnly(running, { shell: 'a', plugins: [{ ...plugin, hash: 'x' }, guest] })).toBe(false);
});
