import { expect, test } from 'vitest';
import { chooseEncoding, seenVersion } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip; q=0.000, br ; q=0', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['brotli, gzipped', 'identity'],
])('Accept-Encoding %j: %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  [undefined, 0],
  ['*', 0],
  ['"abc"', 0],
  ['"57-2jmj7l5rSw0yVb_vlWAYkK-YBwk"', 57],
  ['W/"57-x"', 57],
  ['"57-x", W/"58-y", "9-z"', 58],
  [`"${'9'.repeat(400)}-x"`, 0],
])('If-None-Match %j names version %i', (header, version) => {
  expect(seenVersion(header)).toBe(version);
});
