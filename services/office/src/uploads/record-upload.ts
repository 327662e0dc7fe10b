import type { Upload } from '@vetta/contract/uploads';
import type { Created } from '@vetta/league/change';
import type { Transaction } from '@vetta/league/store/database';
import { uploadNames } from './upload-names.ts';

/** Records an upload whose objects are in the store already. */
export async function recordUpload(
  trx: Transaction,
  upload: Pick<Upload, 'id' | 'type'>,
): Promise<Created<Upload>> {
  const { id, type } = upload;
  await trx('uploads').insert({ id, type });
  const { full, small } = uploadNames(upload);
  return {
    before: null,
    after: { id, url: `/uploads/${full}`, smallUrl: small ? `/uploads/${small}` : null, type },
  };
}
