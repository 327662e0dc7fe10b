import { expect, test } from 'vitest';
import { newSecret } from './commitments.ts';
import { sha256 } from './sha256.ts';

test("the commitment is the SHA-256 of the secret's text", () => {
  // As `printf vetta | sha256sum` prints it.
  expect(sha256('vetta')).toBe('051218f634ca1a7efd97687770ad554d57d816c056f17f9a9d1abd2cc691fd26');
  const instant = Temporal.Instant.from('2025-10-31T22:59:00Z');
  const { secret, commitment } = newSecret({ instant, today: '2025-10-31' });
  expect(commitment).toBe(sha256(secret));
});
