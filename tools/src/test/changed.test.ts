import { expect, test } from 'vitest';
import { aboutChange, changedFiles, journeysOf, storiesOf } from './changed.ts';

const journeys = ['keys', 'evening-in-the-grid', 'page', 'visitor'].map(
  (name) => `e2e/src/product/${name}.test.ts`,
);
const named = (files: string[]) =>
  journeysOf(files, journeys).map((path) => /([\w-]+)\.test/.exec(path)?.[1]);

test('a changed screen is tested by its own stories and journeys, and by one of its workspace', () => {
  const files = ['mf-admin/src/keys/keys-page.tsx', 'mf-admin/src/keys/keys.css.ts'];
  expect(storiesOf(files)).toEqual(['mf-admin/src/keys/']);
  expect(named(files)).toEqual(['keys', 'evening-in-the-grid']);
});

test('a changed call is tested by the journeys of its subject, and by no story', () => {
  const files = ['contract/src/keys.ts', 'services/api/src/routes/keys.ts'];
  expect(storiesOf(files)).toEqual([]);
  expect(named(files)).toEqual(['keys', 'evening-in-the-grid']);
});

test('of the tests that import a changed route, those of its subject are about it', () => {
  const tests = ['routes/prizes', 'routes/rules', 'prizes/wide-pictures', 'snapshot/reading'].map(
    (name) => `services/api/src/${name}.test.ts`,
  );
  expect(aboutChange(['services/api/src/routes/prizes.ts'], tests)).toEqual([tests[0], tests[2]]);
});

test('a file beside the subjects is tested by all stories of its workspace', () => {
  expect(storiesOf(['mf-admin/src/kit/refresh.ts'])).toEqual(['mf-admin/src/']);
});

test('a changed journey runs, and a changed page of the docs runs nothing', () => {
  expect(named(['e2e/src/product/visitor.test.ts'])).toEqual(['visitor']);
  expect([named(['docs/rules.md']), storiesOf(['docs/rules.md'])]).toEqual([[], []]);
});

test('an unknown commit is named', async () => {
  await expect(changedFiles('no-such-commit')).rejects.toThrow('no-such-commit');
});
