import { makeStoreUser } from '@vetta/api/storage/make-store-user';
import { StoreAway } from '@vetta/api/storage/object-store';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';

/**
 * Makes the user of S3_ACCESS_KEY in the MinIO at S3_ENDPOINT, or gives it the key of S3_SECRET_KEY. docker-compose.yml runs it
 * before the servers, so that these do not hold the administrator's password.
 */
export default async function storeUser(args: string[]): Promise<void> {
  parseArguments(args, { usage: 'Usage: storeuser', positionals: [0, 0], options: {} });
  const { objectStore, storeAdministrator } = readEnvironment(process.env);
  if (!objectStore || !storeAdministrator)
    throw new OperatorError(
      'storeuser needs S3_ENDPOINT with its keys, MINIO_ROOT_USER and MINIO_ROOT_PASSWORD.',
    );
  try {
    await makeStoreUser(objectStore, storeAdministrator);
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : 'no answer';
    throw new OperatorError(
      `${objectStore.endpoint} made no user (${cause}): check MINIO_ROOT_PASSWORD, and that S3_SECRET_KEY has 8 characters at least.`,
    );
  }
  console.log(`The store's user ${objectStore.accessKey} is ready.`);
}
