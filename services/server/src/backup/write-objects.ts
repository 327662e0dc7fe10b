import { pipeline } from 'node:stream/promises';
import { archiveName } from '@vetta/api/publishing/build-archive';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import type { PublishedVersion } from '@vetta/contract/generations';
import type { Upload } from '@vetta/contract/uploads';
import { uploadNames } from '@vetta/office/uploads/upload-names';
import type pg from 'pg';
import type { Pack } from 'tar-stream';
import type { ReportProgress } from '../progress.ts';
import { entries } from './manifest.ts';

/**
 * Adds the objects of every upload in the snapshot, and of the builds that it serves, streamed from the store. Returns their
 * number and the missing names.
 */
export async function writeObjects(tar: Pack, client: pg.Client, store: ObjectStore, report: ReportProgress) {
  const uploads = await client.query<Pick<Upload, 'id' | 'type'>>('select id, type from uploads order by id');
  const names = uploads.rows.flatMap((upload) => {
    const { full, small } = uploadNames(upload);
    return small ? [full, small] : [full];
  });
  names.push(...(await servedBuilds(client)));
  const missing: string[] = [];
  for (const [done, name] of names.entries()) {
    report(`file ${done + 1} of ${names.length}`);
    const object = (await store.find(name)) ?? (await store.findWithoutPrefix(name));
    if (object === undefined) missing.push(name);
    else {
      // First the store's answer: an entry without a pipeline has nobody who hears its error, which would end the process.
      const content = await store.read(object.key, 0, object.size);
      await pipeline(content, tar.entry({ name: entries.object(name), size: object.size }));
    }
  }
  return { objects: names.length - missing.length, missing };
}

/**
 * Returns the names of the archives of the current generation, and of one that is tried on a screen. Those of other
 * generations would fill the backups: a build can be published again.
 */
async function servedBuilds(client: pg.Client): Promise<string[]> {
  // A backup works on an older schema too.
  const known = await client.query("select to_regclass('generation_plugins') as name");
  if (known.rows[0]?.name === null) return [];
  const builds = await client.query<PublishedVersion>(
    `select distinct name, hash from generation_plugins join generations on number = generation
    where number = (select number from current_generation) or canary_state = 'open' order by name, hash`,
  );
  return builds.rows.map(archiveName);
}
