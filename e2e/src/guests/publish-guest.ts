import { archiveOf } from '@vetta/api/publishing/build-archive';
import { readBuiltFolder } from '@vetta/api/publishing/built-folder';
import type { PublishedVersion } from '@vetta/contract/generations';
import { ADMIN_KEY } from '../product/evening.ts';

interface Approval {
  /** Makes a generation with it for everyone; without, it is only published. */
  readonly why?: string;
  readonly calls?: readonly string[];
}

/** Publishes the build in a folder to a running product, as `publish` does. */
export async function publishGuest(
  url: string,
  folder: string,
  { why, calls = [] }: Approval = {},
): Promise<PublishedVersion> {
  const send = async (path: string, type: string, body: BodyInit) => {
    const response = await fetch(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': type },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const archive = new Uint8Array(await archiveOf(await readBuiltFolder(folder)));
  const version = (await send('plugins', 'application/x-tar', archive)) as PublishedVersion;
  if (why !== undefined) {
    const { name, hash } = version;
    await send('generations', 'application/json', JSON.stringify({ plugins: { [name]: hash }, why, calls }));
  }
  return version;
}
