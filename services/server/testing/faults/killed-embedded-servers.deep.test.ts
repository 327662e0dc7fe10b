import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { png } from '@vetta/api/testing/upload-files';
import { getLeaderboard } from '@vetta/contract/standings';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedVetta, startVetta } from '../started-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-chi-torna';
/** The promise is 5 s on a quiet machine; the time is printed, and a busy one gets more. */
const backWithinMs = () => ((loadavg()[0] ?? 0) <= availableParallelism() ? 5_000 : 20_000);
/** What everybody reads, of which the api keeps the answers. */
const KEPT = ['leaderboard', 'site', 'months', 'scoring-config'];

const folder = await folderOfFile();

describe('npm start, whose embedded servers are killed with SIGKILL', () => {
  let vetta: StartedVetta;
  beforeAll(async () => {
    vetta = await startVetta({
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'off',
      BACKUP_TO: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_KEY,
    });
  }, 240_000);
  afterAll(async () => {
    vetta.signal('SIGTERM');
    await vetta.exited;
  });

  const headers = { 'X-Admin-Key': ADMIN_KEY };
  const addPlayer = async (name: string) => {
    const body = JSON.stringify({ name });
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
    return (await fetch(`${vetta.url}/api/admin/players`, init)).status;
  };
  const sendPicture = async () => {
    const body = new FormData();
    body.set('file', new File([await png()], 'foto.png', { type: 'image/png' }));
    return (await fetch(`${vetta.url}/api/admin/upload`, { method: 'POST', headers, body })).status;
  };

  /** Returns the file that names a running server's process and port, such as minio.running. */
  const recordOf = async (server: RegExp) => {
    const name = (await readdir(folder)).find((file) => server.test(file));
    return name && join(folder, name);
  };
  async function processOf(server: RegExp): Promise<{ pid: number; port: number }> {
    const file = await recordOf(server);
    // It may end between the two.
    const record = file && (await readFile(file, 'utf8').catch(() => undefined));
    const [pid = 0, port = 0] = record?.split(' ').map(Number) ?? [];
    return { pid, port };
  }
  const postmaster = async () =>
    Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const objectStore = /^(minio|s3rver)\.running$/;

  /**
   * Tries every 200 ms until a try succeeds; one that began while the server was away may wait for it. Returns how long it took, in
   * milliseconds.
   */
  async function timeUntil(server: string, succeeds: () => Promise<boolean>): Promise<number> {
    const begun = performance.now();
    let isBack = false;
    while (!isBack) {
      succeeds().then(
        (succeeded) => {
          isBack ||= succeeded;
        },
        () => {},
      );
      await pause(200);
    }
    const ms = Math.round(performance.now() - begun);
    console.log(`${server} was back after ${ms} ms`);
    return ms;
  }

  test('PostgreSQL under writers is back within seconds, twice, with every write that was confirmed, and nobody who reads notices', async () => {
    const confirmed: string[] = [];
    let isWriting = true;
    const writer = async (prefix: string) => {
      for (let at = 0; isWriting; at++) {
        const name = `${prefix} ${at}`;
        if ((await addPlayer(name).catch(() => undefined)) === 201) confirmed.push(name);
        else await pause(50);
      }
    };
    const writers = Promise.all(['Anna', 'Bruno', 'Carla'].map(writer));
    const reader = async (path: string) => {
      const answers = new Map<number | string, number>();
      while (isWriting) {
        const status = await fetch(`${vetta.url}/api/${path}`).then(({ status }) => status, String);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        await pause(20);
      }
      return [...answers.keys()];
    };
    const readers = Promise.all(KEPT.map(reader));
    for (const round of [1, 2]) {
      const begun = confirmed.length;
      await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(begun + 3);
      process.kill(await postmaster(), 'SIGKILL');
      await pause(100);
      const before = confirmed.length;
      expect(
        await timeUntil(`PostgreSQL, round ${round},`, async () => confirmed.length > before + 3),
      ).toBeLessThan(backWithinMs());
    }
    isWriting = false;
    await writers;
    expect(await readers, 'what readers were answered').toEqual(KEPT.map(() => [200]));
    const { entries } = getLeaderboard.replies[200].parse(
      await (await fetch(`${vetta.url}/api/leaderboard`)).json(),
    );
    const names = new Set(entries.map(({ name }) => name));
    expect(confirmed.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the store of files is back within seconds', async () => {
    expect(await sendPicture()).toBe(201);
    process.kill((await processOf(objectStore)).pid, 'SIGKILL');
    expect(await timeUntil('The store of files', async () => (await sendPicture()) === 201)).toBeLessThan(
      backWithinMs(),
    );
  });

  test('Temporal, where it runs, is back at its address within seconds', async (context) => {
    const temporal = /^temporal\.running$/;
    if (!(await recordOf(temporal))) return context.skip('There is no Temporal CLI.');
    const killed = await processOf(temporal);
    process.kill(killed.pid, 'SIGKILL');
    await pause(100);
    expect(await timeUntil('Temporal', () => listens(killed.port))).toBeLessThan(backWithinMs());
    await expect.poll(() => processOf(temporal)).toMatchObject({ port: killed.port });
  });

  test('one that ends five times within a minute ends the process with a sentence', async () => {
    const killed = new Set<number>();
    while (vetta.isRunning) {
      const { pid } = await processOf(objectStore);
      if (pid !== 0 && !killed.has(pid)) {
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
      await pause(20);
    }
    expect(await vetta.exited).toBe(1);
    expect(vetta.output).toMatch(/(MinIO|s3rver) ended 5 times within a minute, so Vetta ends too\./);
  });
});

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
  });
