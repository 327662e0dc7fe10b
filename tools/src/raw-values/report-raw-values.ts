import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowedValues } from './allowed-values.ts';
import { type RawValue, rawValuesOf } from './raw-values.ts';

const sources = '{design-system,shell,mf-*,storybook}/{src,.storybook}/**/*.{ts,tsx}';
// The tokens themselves; tests, and the boxes and sample pictures of stories.
const excluded = ['design-system/src/theme/*', '**/*.test.*', '**/*.stories.tsx', '**/sample-*.ts'];

/**
 * Returns a sentence for each colour, duration, type size, space, radius or control height that a source of the front
 * ends writes itself instead of reading a token, and for each entry of `allowedValues` that allows nothing.
 */
export async function reportRawValues(checkout: string): Promise<string[]> {
  const files = globSync(sources, { cwd: checkout, exclude: excluded }).sort();
  const found = await Promise.all(
    files.map(async (file) => rawValuesOf(file, await readFile(join(checkout, file), 'utf8'))),
  );
  const used = new Set<object>();
  const wrong = found.flat().filter((value) => {
    const allowance = allowedValues.find((allowed) => allows(allowed, value));
    if (allowance) used.add(allowance);
    return !allowance;
  });
  return [
    ...wrong.map(({ file, line, property, value }) => `${file}:${line}: ${property}: ${value} is no token`),
    ...allowedValues
      .filter((allowance) => !used.has(allowance))
      .map(({ file }) => `tools/src/raw-values/allowed-values.ts: nothing in ${file} needs its entry`),
  ];
}

const allows = (allowed: (typeof allowedValues)[number], { file, value }: RawValue) =>
  allowed.file === file && (allowed.values === 'all' || allowed.values.includes(value));
