import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { strToU8, zipSync } from 'fflate';
import { clientOf, type ObjectStoreSettings, orAway } from './object-store.ts';

/** Who administers a MinIO. */
export interface StoreAdministrator {
  readonly accessKey: string;
  readonly secretKey: string;
}

/**
 * Makes the user of `settings` in a MinIO, or gives it the secret key of `settings`. It may read, write and make buckets, and
 * may not administer the store. Throws StoreAway if MinIO is unreachable or refuses the administrator.
 */
export async function makeStoreUser(
  settings: ObjectStoreSettings,
  administrator: StoreAdministrator,
): Promise<void> {
  // MinIO's own client calls this «cluster iam import». Its address is signed and sent as that of an object.
  const files = {
    users: { [settings.accessKey]: { secretKey: settings.secretKey, status: 'enabled' } },
    // A policy that every MinIO has: all of S3, nothing of its administration.
    user_mappings: { [settings.accessKey]: { version: 1, policy: 'readwrite' } },
  };
  const archive = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        `iam-assets/${name}.json`,
        strToU8(JSON.stringify(content)),
      ]),
    ),
  );
  const isTls = new URL(settings.endpoint).protocol === 'https:';
  // MinIO ends the connection after this call, so none may be kept for another.
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: false });
  const client = clientOf({ ...settings, ...administrator }, agent);
  await orAway(() => client.putObject('minio', 'admin/v3/import-iam', Buffer.from(archive)));
}
