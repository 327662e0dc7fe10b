import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Guide } from './guide.ts';

// The folders that vite.config.ts makes entries of, so that other workspaces can import them.
const components = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(`${import.meta.dirname}/${name}/${name}.tsx`),
);
const fileOf = (name: string, kind: string) => `${import.meta.dirname}/${name}/${name}.${kind}`;

/** Draws nothing itself; the preview wraps every story in it. */
const withoutStory = ['provider'];

test.each(components.filter((name) => !withoutStory.includes(name)))('%s has a story', (name) => {
  expect(existsSync(fileOf(name, 'stories.tsx')), `design-system/src/${name}/${name}.stories.tsx`).toBe(true);
  expect(readFileSync(fileOf(name, 'stories.tsx'), 'utf8')).toMatch(/^export const \w+: Story/m);
});

test.each(components)('%s has a guide: when to use it, and its keys if it takes the focus', async (name) => {
  expect(existsSync(fileOf(name, 'guide.ts')), `design-system/src/${name}/${name}.guide.ts`).toBe(true);
  const { guide } = (await import(fileOf(name, 'guide.ts'))) as { guide: Guide };
  expect(guide.yes).not.toEqual([]);
  expect(guide.no).not.toEqual([]);
  const takesFocus = /from 'react-aria-components\/(?!I18n|ProgressBar|Label)|<button|<a |<summary/.test(
    readFileSync(fileOf(name, 'tsx'), 'utf8'),
  );
  if (takesFocus) expect(guide.keys, `${name} takes the focus`).not.toEqual([]);
});

// Storybook reads props from the source, and shows «unknown» for a type that it would have to compute.
test.each(components)('%s writes out the choices of its props', (name) => {
  expect(readFileSync(fileOf(name, 'tsx'), 'utf8')).not.toMatch(/keyof typeof/);
});
