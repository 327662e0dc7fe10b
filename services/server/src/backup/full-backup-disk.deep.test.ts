import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';
import { checkout } from '../checkout.ts';
import { run } from '../processes/run.ts';

let league: NightlyLeague;
beforeEach(async () => {
  league = await openNightlyLeague();
});
afterEach(() => league.close());

test.runIf(process.platform === 'linux')(
  'a disk that becomes full fails with a sentence, and the older backups stay',
  async () => {
    await mkdir(join(league.folder, 'backups'));
    await writeFile(join(league.folder, 'backups', league.nameOf('2026-11-18')), 'older');
    // No file may grow beyond 20 KiB: the archive is larger.
    const limited = 'ulimit -f 20; exec "$0" "$@"';
    const args = [process.execPath, join(checkout, 'bin/vetta.mjs'), 'backup', '--nightly'];
    const { PATH, HOME } = process.env;
    const failed = await run('bash', ['-c', limited, ...args], {
      env: { PATH, HOME, ...league.placeOf(league.api.objectStore, league.databaseUrl), BACKUP_KEEP: '1d' },
    });
    expect(failed).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^A disk is full: free some space, or set BACKUP_TO .+\(EFBIG/m),
    });
    expect(failed.output).not.toMatch(/\n\s+at /);
    expect(await league.backups()).toEqual([league.nameOf('2026-11-18')]);
    expect((await league.status()).day).toBeNull();
  },
);
