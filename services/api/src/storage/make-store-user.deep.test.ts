import { randomBytes } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { freshBucket, rawClient } from '../../testing/object-stores.ts';
import { makeStoreUser } from './make-store-user.ts';
import { openObjectStore, StoreAway } from './object-store.ts';

describe.runIf(inject('objectStores').minio !== null)('a user of a MinIO of its own', () => {
  const prepare = () => {
    const administrator = freshBucket('minio');
    const accessKey = `user-${randomBytes(4).toString('hex')}`;
    return { administrator, settings: { ...administrator, accessKey, secretKey: 'a secret of its own' } };
  };

  test('makes its bucket and uses it, and cannot make users', async () => {
    const { administrator, settings } = prepare();
    await makeStoreUser(settings, administrator);
    const store = openObjectStore(settings, 'ours');
    await store.reach();
    await rawClient(settings).putObject(settings.bucket, 'vetta/ours/a', 'abc');
    expect(await store.find('a')).toMatchObject({ size: 3 });
    await expect(makeStoreUser({ ...settings, accessKey: 'another' }, settings)).rejects.toThrow(StoreAway);
    store.close();
  });

  test('made again with another secret key, it is refused with the old one', async () => {
    const { administrator, settings } = prepare();
    await makeStoreUser(settings, administrator);
    const renewed = { ...settings, secretKey: 'another secret' };
    await makeStoreUser(renewed, administrator);
    await openObjectStore(renewed, 'ours').reach();
    await expect(openObjectStore(settings, 'ours').reach()).rejects.toThrow(StoreAway);
  });

  test('is not made by a wrong administrator', async () => {
    const { administrator, settings } = prepare();
    await expect(makeStoreUser(settings, { ...administrator, secretKey: 'wrong' })).rejects.toThrow(
      StoreAway,
    );
  });
});
