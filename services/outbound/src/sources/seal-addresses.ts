import type { Database } from '@vetta/league/store/database';
import type { SecretBox } from '../secrets/secret-box.ts';

/** Whether an address was stored by a version that did not encrypt it. */
export const isInClear = (sealed: string): boolean => /^https?:/.test(sealed);

/** Encrypts the addresses of sheets that an older version stored in clear. */
export async function sealAddresses(db: Database, secrets: Pick<SecretBox, 'seal'>): Promise<void> {
  const stored = await db('sources').select('id', 'sealed').where('sealed', 'like', 'http%');
  for (const { id, sealed } of stored)
    await db('sources')
      .where({ id, sealed })
      .update({ sealed: await secrets.seal(sealed) });
}
