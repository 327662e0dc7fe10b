import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../src/players/known-people.ts';

/** Hashes names as the product does, by a key of the tests. */
export const keyed: KeyedHash = async (text) =>
  createHmac('sha256', 'the key of tests').update(text).digest('base64url');
