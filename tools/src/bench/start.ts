import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemporal } from '@vetta/server/binaries/temporal';
import { checkout } from '@vetta/server/checkout';
import getPort from 'get-port';
import { atMost, type Result } from './result.ts';

const TIMES = 3;
const show = (seconds: number) => `${seconds.toFixed(1)} s`;

/** `npm start` on data that it made before, from the command to «Vetta is ready». */
export async function start(): Promise<Result[]> {
  const data = await mkdtemp(join(tmpdir(), 'vetta-bench-'));
  await chmod(data, 0o755);
  try {
    // The first builds, migrates and fills.
    await secondsToReady(data);
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) times.push(await secondsToReady(data));
    const temporal = 'path' in (await findTemporal());
    return [
      atMost(`npm start, second time, the slowest of ${TIMES}${temporal ? ', with Temporal' : ''}`, {
        ours: Math.max(...times),
        goal: temporal ? 8 : 5,
        show,
      }),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function secondsToReady(data: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), 'start'], {
    env: { ...process.env, DATA_DIR: data, PORT: String(await getPort()) },
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
  const seconds = (performance.now() - began) / 1_000;
  child.kill('SIGTERM');
  await early.catch(() => {});
  return seconds;
}
