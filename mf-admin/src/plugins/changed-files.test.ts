import { expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

const file = (path: string, size: number, sha256 = `${path}${size}`) => ({ path, size, sha256 });

test('files are told as changed, added or removed, and equal ones are left out', () => {
  expect(
    changedFiles(
      [file('plugin.json', 300), file('old.js', 10), file('same.css', 5)],
      [file('plugin.json', 310), file('new.js', 20), file('same.css', 5)],
    ),
  ).toEqual([
    { path: 'new.js', before: null, after: 20 },
    { path: 'old.js', before: 10, after: null },
    { path: 'plugin.json', before: 300, after: 310 },
  ]);
});

test('a file whose name carries its hash is one that changed', () => {
  expect(
    changedFiles([file('assets/page-Bx3k_9aQ.js', 100)], [file('assets/page-A1b2-c3d.js', 140)]),
  ).toEqual([{ path: 'assets/page-*.js', before: 100, after: 140 }]);
});

test('where several have the same name but for their hash, each stands for itself', () => {
  expect(
    changedFiles(
      [file('chunk-aaaaaaaa.js', 1), file('chunk-bbbbbbbb.js', 2)],
      [file('chunk-cccccccc.js', 3)],
    ).map(({ before, after }) => [before, after]),
  ).toEqual([
    [1, null],
    [2, null],
    [null, 3],
  ]);
});
