import { expect, test, vi } from 'vitest';
import { typeface } from './typeface.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return { ...real, readFile: vi.fn(real.readFile).mockRejectedValueOnce(new Error('EMFILE')) };
});

test('after a typeface that could not be read once, pictures are drawn again', async () => {
  await expect(typeface()).rejects.toThrow('EMFILE');
  const { outline } = await typeface();
  expect(outline('Vetta', { size: 16, weight: 400, width: 100 }).width).toBeGreaterThan(0);
});
