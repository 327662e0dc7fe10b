import { setTimeout as pause } from 'node:timers/promises';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from '../../testing/faults/stoppable-postgres.ts';
import { type StartedVetta, startVetta } from '../../testing/started-vetta.ts';

describe.runIf(process.platform === 'linux')('a server whose PostgreSQL is frozen', () => {
  let folder: string;
  let postgres: StoppablePostgres;
  let server: StartedVetta;
  beforeEach(async () => {
    folder = await folderOfTest();
    postgres = await stoppablePostgres();
    server = await startVetta({
      ROLE: 'scheduler',
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      CLOCK: '2026-10-25T12:00:00+01:00',
    });
    await postgres.freeze();
  });
  afterEach(async () => {
    await server.kill();
    await postgres.thaw();
    await postgres.remove();
  });

  test('ends within 20 s of a signal and names the part that did not end', async () => {
    const began = performance.now();
    server.signal('SIGTERM');
    const code = await server.exited;
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(server.output).toMatch(/^The database did not end /m);
    expect(code).toBe(1);
  });

  test('ends at once at the second Ctrl-C; the same Ctrl-C from terminal and npm counts as one', async () => {
    server.signal('SIGINT');
    server.signal('SIGINT');
    await pause(1_200);
    expect(server.isRunning).toBe(true);
    const began = performance.now();
    server.signal('SIGINT');
    const code = await server.exited;
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(server.output).toContain('Ended at once by the second signal');
    expect(code).toBe(130);
  });
});
