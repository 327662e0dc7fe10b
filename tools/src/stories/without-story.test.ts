import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';
import { withoutStory } from './without-story.ts';

test('every component, route, scene and section has a story', () => {
  expect(withoutStory(checkout)).toEqual([]);
});

test('what lost its story is named', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'vetta-stories-'));
  try {
    for (const sources of ['design-system/src', 'mf-public', 'mf-admin', 'shell/src'])
      await cp(join(checkout, sources), join(copy, sources), {
        recursive: true,
        filter: (path) =>
          !/node_modules|dist|\/(button|board-scene|prizes|hall-of-fame|intro)\.stories\.tsx$/.test(path),
      });
    expect(withoutStory(copy)).toEqual([
      'design-system/src/button/button.tsx',
      'mf-admin/src/prizes/prizes-page.tsx',
      'mf-public/src/kiosk/board-scene.tsx',
      'mf-public/src/months/hall-of-fame.tsx',
      'mf-public/src/prizes/prizes.tsx',
      'shell/src/intro/intro.tsx',
    ]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
