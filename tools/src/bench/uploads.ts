import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mp4Of } from '@vetta/api/testing/upload-files';
import { openDatabase } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { startObjectStore } from '@vetta/server/embedded/object-store';
import { benchPostgres } from './bench-database.ts';
import { measuredProcess } from './measured-process.ts';
import { against, atMost, type Result } from './result.ts';

const AT_ONCE = 50;
const MIB = 1024 * 1024;
const show = (bytes: number) => `${Math.round(bytes / MIB)} MiB`;

/** The memory of 50 uploads of 10 MB at once, against the same process streaming the same requests to a drain. */
export async function uploads(): Promise<Result[]> {
  await using opened = new AsyncDisposableStack();
  const make = await benchPostgres(opened);
  const folder = await mkdtemp(join(tmpdir(), 'vetta-bench-files-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const { settings: objectStore, stop } = await startObjectStore(folder);
  opened.defer(stop);
  const url = await make('uploads');
  const key = randomBytes(12).toString('hex');
  const database = openDatabase(url, { max: 1 });
  await ensureAdminKey(database, nowOf(systemClock()), key);
  await database.destroy();

  // A process of its own for each: what one has taken from the system it does not give back.
  const given = { url, objectStore, spoolFolder: join(folder, 'incoming') };
  const memoryOf = async (path: string) => {
    const api = await measuredProcess('api-process.ts', given, opened);
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      sendFilm(`http://127.0.0.1:${api.port}${path}`, key, bytes);
    // Once for nothing: connections are made and code is loaded on the way.
    await send(mp4Of(MIB));
    const { rss } = await api.memory();
    const film = mp4Of();
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(film)));
    return { idle: rss, peak: (await api.memory()).peak };
  };
  const drain = await memoryOf('/drain');
  const ours = await memoryOf('/api/admin/upload');
  const what = `${AT_ONCE} uploads of 10 MB at once: memory`;
  return [
    against(what, { floor: drain.peak, ours: ours.peak, atMost: 1.5, show }),
    atMost(`${what} above idle`, { ours: ours.peak - ours.idle, goal: 96 * MIB, show }),
  ];
}

async function sendFilm(url: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.set('file', new File([bytes], 'film.mp4', { type: 'video/mp4' }));
  const answer = await fetch(url, { method: 'POST', headers: { 'X-Admin-Key': key }, body: form });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
