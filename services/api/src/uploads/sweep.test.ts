import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { installationId } from '@vetta/league/store/installation-id';
import { systemClock } from '@vetta/league/time/clock';
import { HOUSE } from '@vetta/office/plugins/author';
import { lockBuilds, type NewVersion, recordVersion } from '@vetta/office/plugins/versions';
import { uploadNames } from '@vetta/office/uploads/upload-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { freshBucket, rawClient, storeKinds } from '../../testing/object-stores.ts';
import { mp4, png, upload } from '../../testing/upload-files.ts';
import { sweepBuilds } from '../publishing/sweep-builds.ts';
import { type ObjectStore, openObjectStore } from '../storage/object-store.ts';
import { type Files, openFiles } from './files.ts';
import { type SweepTimes, sweepTimes, sweepUploads } from './sweep.ts';

describe.each(storeKinds)('unused uploads on $name', ({ kind }) => {
  let api: TestApi;
  let files: Files;
  beforeAll(async () => {
    api = await testApi({ objectStore: freshBucket(kind) });
    files = await filesOf(api);
  });
  afterAll(async () => {
    files.store.close();
    await api.close();
  });

  const filesOf = async ({ objectStore, database, spoolFolder }: TestApi) => {
    const installation = await installationId(database);
    const opened = openFiles({ settings: objectStore, installation, spoolFolder });
    await opened.store.reach();
    return opened;
  };
  /** Runs `work` on a league and a bucket of its own. */
  async function withLeague(
    work: (own: TestApi, ownFiles: Files) => Promise<void>,
    sweeps: SweepTimes = sweepTimes,
  ): Promise<void> {
    const own = await testApi({ objectStore: freshBucket(kind), sweeps });
    const ownFiles = await filesOf(own);
    await work(own, ownFiles);
    ownFiles.store.close();
    await own.close();
  }
  const inAnHour = () => Temporal.Now.instant().add({ minutes: 61 });
  const put = (store: ObjectStore, name: string) => {
    const bytes = mp4();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return store.put(name, { size: bytes.length, sha256, type: 'video/mp4' }, Readable.from([bytes]));
  };
  const send = async () => (await upload(api, await png())).body;
  const namesOf = (uploads: { id: string; type: 'image/png' }[]) =>
    uploads.flatMap((one) => Object.values(uploadNames(one))).sort();
  /** Sweeps as if it were some hours later (more than one), for rows and objects alike. */
  const sweepLater = async (hours = 25) => {
    await api.database.raw(`update uploads set uploaded_at = uploaded_at - interval '${hours} hours'`);
    await sweepUploads(api.database, files, inAnHour());
  };

  test('are kept as long as a draft that may name them, and can then be saved with it', async () => {
    const [saved, unused] = [await send(), await send()];
    await sweepLater(20);
    await api.ask('POST /api/admin/prizes', { body: { title: 'Tablet', imageUrl: saved.url } });
    for (const { url } of [saved, unused]) expect((await api.ask(`GET ${url}`)).status).toBe(200);
    await sweepLater(5);
    expect((await api.ask(`GET ${unused.url}`)).status).toBe(404);
    expect((await api.ask(`GET ${saved.url}`)).status).toBe(200);
  });

  test('are removed after 25 hours; used ones stay', async () => {
    const before = await api.objects();
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
    expect(await api.objects()).toEqual([...before, ...namesOf([prize, text, rule, removed, unused])].sort());
    await sweepLater();
    expect(await api.objects()).toEqual([...before, ...namesOf([prize, text, rule, removed])].sort());
    expect((await api.ask(`GET ${unused.url}`)).status).toBe(404);
    // An undo can bring the removed prize back, so its picture stays.
    expect((await api.ask(`GET ${removed.url}`)).status).toBe(200);
  });

  test('a picture that only the audit mentions is removed: replaced, or of a prize that was removed 30 days ago', async () => {
    const before = await api.objects();
    const [replaced, current, removed] = [await send(), await send(), await send()];
    const add = async (imageUrl: string) =>
      (await api.ask('POST /api/admin/prizes', { body: { title: 'Foto', imageUrl } })).body.id;
    await api.ask(`PUT /api/admin/prizes/${await add(replaced.url)}`, { body: { imageUrl: current.url } });
    const { headers } = await api.ask(`DELETE /api/admin/prizes/${await add(removed.url)}`);
    await sweepLater();
    expect(await api.objects()).toEqual([...before, ...namesOf([current, removed])].sort());

    const audit = headers.get('X-Audit-Id') ?? '';
    // The same id, made 31 days earlier: its first 48 bits are the time.
    const made = Number.parseInt(audit.replaceAll('-', '').slice(0, 12), 16) - 31 * 86_400_000;
    const hex = made.toString(16).padStart(12, '0');
    const older = `${hex.slice(0, 8)}-${hex.slice(8)}${audit.slice(13)}`;
    await api.database('audit').where({ id: audit }).update({ id: older });
    await sweepLater();
    expect(await api.objects()).toEqual([...before, ...namesOf([current])].sort());
    // The prize comes back without its picture, as one whose picture fails.
    expect((await api.ask(`POST /api/admin/audit/${older}/undo`)).status).toBe(204);
    expect((await api.ask(`GET ${removed.url}`)).status).toBe(404);
  });

  test('an object without an upload is removed after an hour, not before', async () => {
    const before = await api.objects();
    const stray = `${crypto.randomUUID()}.mp4`;
    await put(files.store, stray);
    await sweepUploads(api.database, files, Temporal.Now.instant().add({ minutes: 59 }));
    expect(await api.objects()).toContain(stray);
    await sweepLater();
    expect(await api.objects()).toEqual(before);
  });

  test('a published build stays; an archive without a row is removed after an hour, not before', async () => {
    await withLeague(async (own, ownFiles) => {
      const { hash } = (await sendBuild(own, pluginBuild('meteo'))).body;
      const stray = 'p/meteo/0123456789abcdef/build.tar';
      await put(ownFiles.store, stray);
      const sweep = async (now: Temporal.Instant) => {
        await sweepUploads(own.database, ownFiles, now);
        await sweepBuilds(own.database, ownFiles.store, { now, before: now.subtract({ hours: 1 }) });
      };
      await sweep(Temporal.Now.instant().add({ minutes: 59 }));
      expect(await own.objects()).toContain(stray);
      await sweep(inAnHour());
      expect(await own.objects()).toEqual([`p/meteo/${hash}/build.tar`]);

      // As in a database that has lost its rows.
      for (let n = 10; n < 20; n++) await put(ownFiles.store, `p/meteo/${String(n).repeat(8)}/build.tar`);
      await sweep(inAnHour());
      expect(await own.objects()).toHaveLength(11);
    });
  });

  test('a build that no generation has is removed with its archive thirty days after it was published', async () => {
    await withLeague(async (own, ownFiles) => {
      const publish = async (page: string) => (await sendBuild(own, pluginBuild('meteo', page))).body.hash;
      const { hash: shell } = (await sendBuild(own, shellBuild())).body;
      const [used, unused] = [await publish('sole'), await publish('pioggia')];
      await own.ask('POST /api/admin/generations', {
        body: { plugins: { shell, meteo: used }, why: 'Prova' },
      });
      await own.ask('POST /api/admin/generations', { body: { plugins: { meteo: null }, why: 'Prova' } });
      const sweepAfter = (days: number) => {
        const now = inAnHour().add({ hours: 24 * days });
        return sweepBuilds(own.database, ownFiles.store, { now, before: now.subtract({ hours: 1 }) });
      };
      const archives = [
        `p/meteo/${used}/build.tar`,
        `p/meteo/${unused}/build.tar`,
        `shell/${shell}/build.tar`,
      ];
      await sweepAfter(29);
      expect(await own.objects()).toEqual(archives.sort());
      await sweepAfter(31);
      // The one of an older generation stays: one can go back to it.
      expect(await own.objects()).toEqual(archives.filter((name) => !name.includes(unused)));
      expect((await own.ask(`GET /api/admin/plugins/meteo/${unused}`)).status).toBe(404);
      // The same build can be published once more.
      expect((await sendBuild(own, pluginBuild('meteo', 'pioggia'))).status).toBe(201);
    });
  });

  test('no archive is removed while a publication is under way, and its own is there afterwards', async () => {
    await withLeague(async (own, ownFiles) => {
      const hash = '0123456789abcdef';
      await put(ownFiles.store, `p/meteo/${hash}/build.tar`);
      await own.database.transaction(async (trx) => {
        await lockBuilds(trx);
        const hourAgo = inAnHour().subtract({ hours: 1 });
        await sweepBuilds(own.database, ownFiles.store, { now: inAnHour(), before: hourAgo });
        const files: NewVersion['files'] = [];
        const version = { name: 'shell', hash, declaration: null, files };
        await recordVersion(trx, version, { by: 'test', author: HOUSE, at: hourAgo });
      });
      expect(await own.objects()).toEqual([`p/meteo/${hash}/build.tar`]);
    });
  });

  test('in a shared bucket the objects of others are not listed, swept or removed', async () => {
    const client = rawClient(api.objectStore);
    const { bucket } = api.objectStore;
    const foreign = ['report.pdf', `${crypto.randomUUID()}.png`, 'vetta/backup.tar', 'logs/2025/a.txt'];
    for (const name of foreign) await client.putObject(bucket, name, 'theirs');
    const other = openObjectStore(api.objectStore, crypto.randomUUID());
    const ofOther = `${crypto.randomUUID()}.mp4`;
    await put(other, ofOther);

    expect(await api.objects()).not.toEqual(expect.arrayContaining(foreign));
    await sweepLater();
    for (const name of foreign) expect(await client.statObject(bucket, name)).toMatchObject({ size: 6 });
    expect(await other.find(ofOther)).toBeDefined();
    expect(await files.store.find(ofOther)).toBeUndefined();
    for (const name of [...foreign, ofOther])
      expect((await api.ask(`GET /uploads/${name}`)).status, name).toBe(404);
    other.close();
  });

  test('a file that an older version stored without a prefix is still served, and never removed', async () => {
    const { id, url } = await send();
    const client = rawClient(api.objectStore);
    const { bucket } = api.objectStore;
    await client.putObject(bucket, `${id}.png`, Buffer.from(await png()));
    await files.store.remove(`${id}.png`);
    expect((await api.ask(`GET ${url}`)).status).toBe(200);
    await sweepLater();
    expect(await client.statObject(bucket, `${id}.png`)).toBeDefined();
  });

  test('a sweep that would remove most of the files removes none and says how many', async () => {
    await withLeague(async (wrong, wrongFiles) => {
      await upload(wrong, await png());
      for (let n = 0; n < 12; n++) await put(wrongFiles.store, `${crypto.randomUUID()}.mp4`);
      expect(await sweepUploads(wrong.database, wrongFiles, inAnHour())).toEqual({ objects: 14, held: 12 });
      expect(await wrong.objects()).toHaveLength(14);
    });
  });

  test('a sweep that would remove all files removes five, and keeps six', async () => {
    await withLeague(async (own, ownFiles) => {
      const add = async (count: number) => {
        for (let n = 0; n < count; n++) await put(ownFiles.store, `${crypto.randomUUID()}.mp4`);
      };
      await add(5);
      expect(await sweepUploads(own.database, ownFiles, inAnHour())).toEqual({ objects: 5, held: 0 });
      expect(await own.objects()).toEqual([]);
      await add(6);
      expect(await sweepUploads(own.database, ownFiles, inAnHour())).toEqual({ objects: 6, held: 6 });
      expect(await own.objects()).toHaveLength(6);
    });
  });

  test('a sweep keeps uploads and their files if the texts that used most of them are lost', async () => {
    await withLeague(async (own, ownFiles) => {
      const prizes: string[] = [];
      for (let n = 0; n < 4; n++) {
        const { url } = (await upload(own, await png())).body;
        const prize = { title: `Premio ${n}`, imageUrl: url };
        prizes.push((await own.ask('POST /api/admin/prizes', { body: prize })).body.id);
      }
      await own.database.raw("update uploads set uploaded_at = uploaded_at - interval '25 hours'");
      expect(await sweepUploads(own.database, ownFiles, inAnHour())).toEqual({ objects: 8, held: 0 });
      await own.database('prizes').whereIn('id', prizes.slice(1)).delete();
      expect(await sweepUploads(own.database, ownFiles, inAnHour())).toEqual({ objects: 8, held: 6 });
      expect(await own.objects()).toHaveLength(8);
      expect(await own.database('uploads')).toHaveLength(4);
    });
  });

  test('a sweep that keeps what it would remove says so in the log and in the metrics', async () => {
    let clock = systemClock;
    const sweeps = { every: 100, clock: () => clock() };
    await withLeague(async (own, ownFiles) => {
      for (let n = 0; n < 6; n++) await put(ownFiles.store, `${crypto.randomUUID()}.mp4`);
      clock = inAnHour;
      const scraped = async () => (await own.ask('GET /metrics', { key: null })).body;
      await expect.poll(scraped).toMatch(/^vetta_sweep_held_objects 6$/m);
      const errors = () => own.logged.filter((line) => JSON.parse(line).level === 50);
      expect(errors()).toEqual([
        expect.stringContaining('6 of 6 stored files are unused or have no upload in this database'),
      ]);
      // Said once, not by every sweep.
      const later = () => own.logged.length;
      const lines = later();
      await expect.poll(async () => (await scraped()) && later()).toBeGreaterThan(lines + 3);
      expect(errors()).toHaveLength(1);
      for (const name of await own.objects()) await ownFiles.store.remove(name);
      await expect.poll(scraped).toMatch(/^vetta_sweep_held_objects 0$/m);
    }, sweeps);
  });

  test('a text with a broken address of an upload does not stop the sweep', async () => {
    const dashes = '-'.repeat(36);
    await api.ask('POST /api/admin/rules', {
      body: { title: 'Trattini', content: `/uploads/${dashes}.png /uploads/${'a'.repeat(36)}.png` },
    });
    const unused = await send();
    await sweepLater();
    expect((await api.ask(`GET ${unused.url}`)).status).toBe(404);
  });

  test('files of a killed process are removed from the disk after an hour', async () => {
    await mkdir(join(api.spoolFolder, 'upload-left'));
    await sweepUploads(api.database, files, Temporal.Now.instant());
    expect(await readdir(api.spoolFolder)).toEqual(['upload-left']);
    await sweepLater();
    expect(await readdir(api.spoolFolder)).toEqual([]);
  });
});
