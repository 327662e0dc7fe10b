import { expect, test } from 'vitest';
import { checksIntegrity } from './checks-integrity.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/${version}.0.0.0 Safari/537.36`;
const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;

test('a wall says whether its browser refuses changed scripts, by the version that learned it', () => {
  expect([126, 127, 140].map((version) => checksIntegrity(chrome(version)))).toEqual([false, true, true]);
  expect(['16.4', '17.6', '18.0'].map((version) => checksIntegrity(safari(version)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(checksIntegrity('Mozilla/5.0 (X11; Linux x86_64; rv:137.0) Gecko/20100101 Firefox/137.0')).toBe(
    false,
  );
  expect(checksIntegrity('')).toBe(false);
});
