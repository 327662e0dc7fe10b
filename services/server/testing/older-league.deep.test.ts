import { ADMIN_KEY, askAt } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { knownMigrations } from '@vetta/league/store/migrate';
import { inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { expect, test } from 'vitest';
import { migrationsOf, oldDraw, olderLeague } from './older-league.ts';
import { runScript, storeVariables } from './run-script.ts';
import { startVetta } from './started-vetta.ts';

const folder = await folderOfFile();

test('a league of the last version before the baseline keeps its months and draws, takes entries and closes', async () => {
  const settings = {
    DATABASE_URL: await olderLeague(),
    ...storeVariables(freshBucket('s3rver')),
    DATA_DIR: folder,
    CLOCK: '2025-11-20T18:00:00+01:00',
  };
  const vetta = await startVetta({ ...settings, ROLE: 'api', PORT: '0', ADMIN_KEY });
  try {
    expect(await inDatabase(settings.DATABASE_URL, migrationsOf)).toEqual(knownMigrations());

    const ask = askAt(vetta.url);
    expect((await ask('GET /api/months')).body).toMatchObject([
      { month: '2025-11', state: 'open', podium: [{ name: 'Bruno', total: 90 }] },
      { month: '2025-10', state: 'final', podium: [{ name: 'Bruno', total: 1380 }] },
    ]);
    const { draws } = (await ask('GET /api/draws/2025-10')).body;
    expect(draws).toMatchObject([oldDraw]);

    const numbers = { rings: 120, apptSet: 0, apptDone: 0, alignment: false };
    const entry = { playerId: draws[0].winnerId, date: '2025-11-19', ...numbers };
    expect((await ask('POST /api/admin/entries', { body: entry })).status).toBe(201);
    const closed = await runScript(['close', '2025-11-19'], settings);
    expect(closed.code, closed.output).toBe(0);
    expect((await ask('GET /api/leaderboard')).body.entries).toMatchObject([{ name: 'Bruno', score: 210 }]);
  } finally {
    await vetta.kill();
  }
}, 240_000);
