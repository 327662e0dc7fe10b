import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import getPort from 'get-port';

export interface StartedVetta extends AsyncDisposable {
  /** Its address, without a slash at its end. */
  readonly url: string;
  /** The process of the server. */
  readonly pid: number;
  /** From the command to «Vetta is ready». */
  readonly secondsToReady: number;
}

export interface DataFolder extends AsyncDisposable {
  readonly path: string;
}

/** Makes a folder for the data of one installation. */
export async function dataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vetta-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(path, 0o755);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Runs `npm start` on these data, with these variables, until it is disposed of. Throws what it has said if it ends before it is ready. */
export async function startVetta(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<StartedVetta> {
  const began = performance.now();
  const port = await getPort();
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), 'start'], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve) => {
    // Read to its end: what is said on the way out must not break a pipe.
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Vetta is ready.')) resolve();
    });
  });
  const early = ended.then(() => {
    throw new Error(`npm start ended before it was ready: ${said}`);
  });
  await Promise.race([ready, early]);
  if (child.pid === undefined) throw new Error('Unreachable: it has said that it is ready');
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    secondsToReady: (performance.now() - began) / 1_000,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await early.catch(() => {});
    },
  };
}
