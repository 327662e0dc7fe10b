import { readAdminName, storeAdminName } from '@vetta/contract/client/admin-name';
import { atom } from 'jotai';

const storedName = atom(readAdminName());

/** The name of the admin who uses this device; null if it was not given. */
export const adminName = atom(
  (get) => get(storedName),
  (_get, set, name: string) => set(storedName, storeAdminName(name)),
);
