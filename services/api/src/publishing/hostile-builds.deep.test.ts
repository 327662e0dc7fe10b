import { readdir } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { pluginBuild, sendArchive, sendBuild } from '../../testing/builds.ts';
import { hostileBuilds } from '../../testing/hostile-builds.ts';

const api = await useApi();
beforeAll(async () => {
  expect((await sendBuild(api, pluginBuild('borsa'))).status).toBe(201);
});

/** Everything that a publication leaves: objects, rows, files and lines of the audit. */
const kept = async () => ({
  objects: await api.objects(),
  versions: (await api.ask('GET /api/admin/generations')).body.versions,
  files: await readdir(api.dataDir, { recursive: true }),
  changes: (await api.ask('GET /api/admin/audit')).body.changes,
});

test.each(hostileBuilds)(
  'a build with $tries is refused with a sentence, and nothing of it is stored',
  async ({ archive, says }) => {
    const before = await kept();
    const answer = await sendArchive(api, await archive());
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(says) } });
    expect(await kept()).toEqual(before);
  },
);
