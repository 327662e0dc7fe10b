import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from '../../testing/faults/stoppable-postgres.ts';
import { checkout } from '../checkout.ts';

describe.runIf(process.platform === 'linux')('a server whose PostgreSQL is frozen', () => {
  let folder: string;
  let postgres: StoppablePostgres;
  let server: ChildProcess;
  let output: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vetta-stopping-'));
    await chmod(folder, 0o755);
    postgres = await stoppablePostgres();
    output = '';
    server = await startServer();
    await postgres.freeze();
  });
  afterEach(async () => {
    server.kill('SIGKILL');
    await postgres.thaw();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs `npm start` until it is ready. The scheduler alone, which builds no front ends. */
  async function startServer(): Promise<ChildProcess> {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), 'start'], {
      env: {
        PATH,
        HOME,
        ROLE: 'scheduler',
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        CLOCK: '2026-10-25T12:00:00+01:00',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    await expect.poll(() => output, { timeout: 30_000 }).toContain('Ctrl-C stops it');
    return child;
  }

  test('ends within 20 s of a signal and names the part that did not end', async () => {
    const began = performance.now();
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(output).toMatch(/^The database did not end /m);
    expect(code).toBe(1);
  });

  test('ends at once at the second Ctrl-C; the same Ctrl-C from terminal and npm counts as one', async () => {
    server.kill('SIGINT');
    server.kill('SIGINT');
    await pause(1_200);
    expect(server.exitCode).toBeNull();
    const began = performance.now();
    server.kill('SIGINT');
    const [code] = await once(server, 'exit');
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(output).toContain('Ended at once by the second signal');
    expect(code).toBe(130);
  });
});
