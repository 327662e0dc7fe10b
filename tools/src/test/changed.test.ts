import { expect, test } from 'vitest';
import { aboutChange, changedFiles, journeysOf, storiesOf } from './changed.ts';

const journeys = ['admin-prizes', 'admin-shell', 'admin-months', 'sections', 'receipt', 'day-in-one-tab'].map(
  (name) => `e2e/src/product/${name}.test.ts`,
);
const named = (files: string[]) =>
  journeysOf(files, journeys).map((path) => /([\w-]+)\.test/.exec(path)?.[1]);

test('a changed screen is tested by its own stories and journeys, and by one of its workspace', () => {
  const files = ['mf-admin/src/prizes/prize-list.tsx', 'mf-admin/src/prizes/prizes.css.ts'];
  expect(storiesOf(files)).toEqual(['mf-admin/src/prizes/']);
  expect(named(files)).toEqual(['admin-prizes', 'admin-shell']);
});

test('a changed call is tested by the journeys of its subject, and by no story', () => {
  const files = ['contract/src/months.ts', 'services/api/src/routes/months.ts'];
  expect(storiesOf(files)).toEqual([]);
  expect(named(files)).toEqual(['admin-months', 'day-in-one-tab']);
});

test('of the tests that import a changed route, those of its subject are about it', () => {
  const tests = ['routes/prizes', 'routes/rules', 'prizes/wide-pictures', 'snapshot/reading'].map(
    (name) => `services/api/src/${name}.test.ts`,
  );
  expect(aboutChange(['services/api/src/routes/prizes.ts'], tests)).toEqual([tests[0], tests[2]]);
});

test('a file beside the subjects is tested by all stories of its workspace', () => {
  expect(storiesOf(['mf-admin/src/refresh.ts'])).toEqual(['mf-admin/src/']);
});

test('a changed journey runs, and a changed page of the docs runs nothing', () => {
  expect(named(['e2e/src/product/receipt.test.ts'])).toEqual(['receipt']);
  expect([named(['docs/rules.md']), storiesOf(['docs/rules.md'])]).toEqual([[], []]);
});

test('an unknown commit is named', async () => {
  await expect(changedFiles('no-such-commit')).rejects.toThrow('no-such-commit');
});
