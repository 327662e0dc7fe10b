import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns every package that a source file imports, directly or through other files. */
const packagesOf = (file: URL, seen = new Set<string>()): string[] => {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const imports = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*?from '([^']+)';$/gms),
  ].flatMap(([, from]) => from ?? []);
  return imports.flatMap((from) => (from.startsWith('.') ? packagesOf(new URL(from, file), seen) : [from]));
};

// The components that the public page may use before its first rows are shown.
const light = [
  'altitude-line',
  'badge',
  'card',
  'empty-state',
  'film',
  'grid',
  'heading',
  'horizon',
  'inline',
  'link',
  'logo',
  'missing-media',
  'movement',
  'notice',
  'numeral',
  'page',
  'podium-badge',
  'prize-card',
  'skeleton',
  'spinner',
  'stack',
  'text',
  'visually-hidden',
];

test.each(light)('%s needs nothing but React in the browser', (name) => {
  const packages = new Set(packagesOf(new URL(`./${name}/${name}.tsx`, import.meta.url)));
  packages.delete('@vanilla-extract/css'); // only at build time
  packages.delete('react');
  expect([...packages]).toEqual([]);
});

test('imports through other files are found', () => {
  const packages = packagesOf(new URL('./confirm-dialog/confirm-dialog.tsx', import.meta.url));
  expect(packages).toContain('react-aria-components/Modal');
  expect(packages).toContain('react-aria-components/Button');
});
