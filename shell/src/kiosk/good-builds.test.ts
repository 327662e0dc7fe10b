import { expect, test } from 'vitest';
import { sampleSchedule } from '../../testing/sample-schedule.ts';
import { areTooMany, isBuildFailure, withoutGivenUp } from './good-builds.ts';

const [sample] = sampleSchedule(['cielo'], []).scenes;
const meteo = (hash: string) => {
  if (!sample) throw new Error('The sample has no scene');
  return { ...sample.plugin, name: 'meteo', hash };
};
const MINUTE = 60_000;

test('three failures within five minutes are too many', () => {
  expect(areTooMany([0, 2 * MINUTE], 2 * MINUTE)).toBe(false);
  expect(areTooMany([0, 2 * MINUTE, 4 * MINUTE], 4 * MINUTE)).toBe(true);
  expect(areTooMany([0, 4 * MINUTE, 8 * MINUTE], 8 * MINUTE)).toBe(false);
});

test('a failure of the network or the server does not count against a build', () => {
  expect(
    ['render', 'evaluation', 'css', 'invalid'].map((kind) => isBuildFailure(kind as 'render')),
  ).not.toContain(false);
  expect(['http', 'network', 'chunk', 'tooSlow'].map((kind) => isBuildFailure(kind as 'http'))).not.toContain(
    true,
  );
});

test('a build that is given up makes way for the last good one; without one its plugin is left out', () => {
  const [bad, good] = [meteo('bad'), meteo('good')];
  expect(withoutGivenUp([bad], new Set(), { meteo: [good] })).toEqual([bad]);
  expect(withoutGivenUp([bad], new Set(['bad']), { meteo: [good] })).toEqual([good]);
  expect(withoutGivenUp([bad], new Set(['bad']), {})).toEqual([]);
  expect(withoutGivenUp([bad], new Set(['bad', 'good']), { meteo: [good] })).toEqual([]);
});

test('a build with one broken scene makes way for the one before, though another of its scenes was shown well', () => {
  const [bad, good] = [meteo('bad'), meteo('good')];
  expect(withoutGivenUp([bad], new Set(['bad']), { meteo: [bad, good] })).toEqual([good]);
  // Without an earlier build, its other scenes continue.
  expect(withoutGivenUp([bad], new Set(['bad']), { meteo: [bad] })).toEqual([bad]);
});
