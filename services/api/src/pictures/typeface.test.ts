import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { typefaceFrom } from './typeface.ts';

test('after a typeface that could not be read once, pictures are drawn again', async () => {
  const typeface = typefaceFrom(
    vi.fn((path: string) => readFile(path)).mockRejectedValueOnce(new Error('EMFILE')),
  );
  await expect(typeface()).rejects.toThrow('EMFILE');
  const { outline } = await typeface();
  expect(outline('Vetta', { size: 16, weight: 400, width: 100 }).width).toBeGreaterThan(0);
});
