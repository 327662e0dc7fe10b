import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { uploadNames } from '@vetta/league/uploads/upload-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { freshBucket, storeKinds } from '../../testing/object-stores.ts';
import { mp4, png, upload } from '../../testing/upload-files.ts';
import { type Files, openFiles } from './files.ts';
import { sweepUploads } from './sweep.ts';

describe.each(storeKinds)('unused uploads on $name', ({ kind, isThere }) => {
  describe.runIf(isThere)('if it is installed', () => {
    let api: TestApi;
    let files: Files;
    beforeAll(async () => {
      api = await testApi({ objectStore: freshBucket(kind) });
      files = openFiles(api.objectStore, api.spoolFolder);
      await files.store.reach();
    });
    afterAll(async () => {
      files.store.close();
      await api.close();
    });

    const objects = async () => (await Array.fromAsync(files.store.list(), ({ name }) => name)).sort();
    const send = async () => (await upload(api, await png())).body;
    const namesOf = (uploads: { id: string; type: 'image/png' }[]) =>
      uploads.flatMap((one) => Object.values(uploadNames(one))).sort();
    /** Sweeps as if it were an hour later, for rows and objects alike. */
    const sweepLater = async () => {
      await api
        .database('uploads')
        .update({ uploaded_at: api.database.raw("uploaded_at - interval '61 minutes'") });
      await sweepUploads(api.database, files, Temporal.Now.instant().add({ minutes: 61 }));
    };

    test('are removed after an hour; used ones stay', async () => {
      const [prize, text, rule, removed, unused] = [
        await send(),
        await send(),
        await send(),
        await send(),
        await send(),
      ];
      await api.ask('POST /api/admin/prizes', { body: { title: 'Bici', imageUrl: prize.url } });
      await api.ask('POST /api/admin/content', {
        body: { key: 'hero.media', value: `https://vetta.example${text.smallUrl}?1` },
      });
      await api.ask('POST /api/admin/rules', { body: { title: 'Foto', content: `Vedi ${rule.url}` } });
      const { body } = await api.ask('POST /api/admin/prizes', {
        body: { title: 'Moto', imageUrl: removed.url },
      });
      await api.ask(`DELETE /api/admin/prizes/${body.id}`);

      await sweepUploads(api.database, files, Temporal.Now.instant());
      expect(await objects()).toEqual(namesOf([prize, text, rule, removed, unused]));
      await sweepLater();
      expect(await objects()).toEqual(namesOf([prize, text, rule, removed]));
      expect((await api.ask(`GET ${unused.url}`)).status).toBe(404);
      // An undo can bring the removed prize back, so its picture stays.
      expect((await api.ask(`GET ${removed.url}`)).status).toBe(200);
    });

    test('an object without an upload is removed after an hour, not before', async () => {
      const before = await objects();
      const stray = `${crypto.randomUUID()}.mp4`;
      const bytes = mp4();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await files.store.put(stray, { size: bytes.length, sha256, type: 'video/mp4' }, Readable.from([bytes]));
      await sweepUploads(api.database, files, Temporal.Now.instant().add({ minutes: 59 }));
      expect(await objects()).toContain(stray);
      await sweepLater();
      expect(await objects()).toEqual(before);
    });

    test('files of a killed process are removed from the disk after an hour', async () => {
      await mkdir(join(api.spoolFolder, 'upload-left'));
      await sweepUploads(api.database, files, Temporal.Now.instant());
      expect(await readdir(api.spoolFolder)).toEqual(['upload-left']);
      await sweepLater();
      expect(await readdir(api.spoolFolder)).toEqual([]);
    });
  });
});
