import { findTemporal } from '@vetta/server/binaries/temporal';
import { emptyFolder, startVetta } from '@vetta/server/testing/started-vetta';
import { atMost, type Result } from './result.ts';

const TIMES = 3;
const show = (seconds: number) => `${seconds.toFixed(1)} s`;

/** `npm start` on data that it made before, from the command to «Vetta is ready». */
export async function start(): Promise<Result[]> {
  await using data = await emptyFolder();
  // The first builds, migrates and fills.
  await secondsToReady(data.path);
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) times.push(await secondsToReady(data.path));
  const temporal = 'path' in (await findTemporal());
  return [
    atMost(`npm start, second time, the slowest of ${TIMES}${temporal ? ', with Temporal' : ''}`, {
      ours: Math.max(...times),
      goal: temporal ? 8 : 5,
      show,
    }),
  ];
}

async function secondsToReady(data: string): Promise<number> {
  const began = performance.now();
  const vetta = await startVetta({ ...process.env, DATA_DIR: data, PORT: '0' });
  const seconds = (performance.now() - began) / 1_000;
  await vetta.stop();
  return seconds;
}
