import type { Key, MadeKey } from '@vetta/contract/keys';
import { TODAY } from './office.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(7000 + number).padStart(12, '0')}`;

const key = (number: number, fields: Partial<Key>): Key => ({
  id: id(number),
  name: 'Moduli',
  scopes: ['entries'],
  madeAt: '2026-11-12T09:20:00.000Z',
  madeBy: 'Marco',
  endsAt: null,
  lastUsedAt: null,
  ...fields,
});

/** A person's key, a form's, a robot's that was never used, and one whose time is over. */
export const sampleKeys: readonly Key[] = [
  key(1, { name: 'Giulia', scopes: ['admin'], lastUsedAt: `${TODAY}T17:00:00.000Z` }),
  key(2, { lastUsedAt: `${TODAY}T13:00:00.000Z`, endsAt: '2027-01-31T23:00:00.000Z' }),
  key(3, { name: 'Pubblicazione notturna', scopes: ['publish:trial', 'read'], madeBy: 'npm run key' }),
  key(4, { name: 'Stagista', madeBy: 'admin', endsAt: '2026-11-15T23:00:00.000Z' }),
];

/** What opens a key of the stories. */
export const SAMPLE_KEY = `vk_${'0f'.repeat(48)}`;

export const madeKey: MadeKey = { ...key(5, { name: 'Tabellone' }), key: SAMPLE_KEY };
