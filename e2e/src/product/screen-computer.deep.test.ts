import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { findChromium } from '@vetta/tools/testing/chromium';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENING } from './evening.ts';
import { dataFolder, startProduct } from './start-product.ts';

const kiosk = fileURLToPath(new URL('../../../kiosk/', import.meta.url));
// In the soak with a window on an X server, as on a wall; it needs Debian's xvfb.
const isSoak = process.env.SOAK !== undefined;
const KILLS = isSoak ? 10 : 1;
const DISPLAY = ':97';

const started: ChildProcess[] = [];
let profile: string;
let data: DataFolder;
let vetta: StartedVetta | undefined;
let port: number;
beforeAll(async () => {
  [profile, data, port] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vetta-screen-')),
    dataFolder('demo'),
    getPort(),
  ]);
});
afterAll(async () => {
  for (const child of started.reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await vetta?.stop();
  await data?.remove();
  await rm(profile, { recursive: true, force: true, maxRetries: 10 });
});

/** Starts the watchdog by the command of its unit, without the X server that the unit starts around it. */
async function startScreen(): Promise<void> {
  const unit = await readFile(join(kiosk, 'system/vetta-kiosk.service'), 'utf8');
  const program = /^ExecStart=\/usr\/bin\/xinit \/opt\/vetta-kiosk\/(\S+) -- /m.exec(unit)?.[1];
  if (!program) throw new Error('The unit starts no watchdog');
  const chromium = await findChromium();
  if ('why' in chromium) throw new Error(chromium.why);
  if (isSoak) {
    started.push(
      spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x720x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    );
  }
  const { PATH, HOME } = process.env;
  const env = {
    ...{ PATH, HOME, DISPLAY },
    VETTA_URL: `http://127.0.0.1:${port}`,
    KIOSK_BROWSER: chromium.path,
    KIOSK_PROFILE: profile,
    KIOSK_FLAGS: `--no-sandbox --disable-gpu ${isSoak ? '' : '--headless=new'}`,
  };
  started.push(spawn(join(kiosk, 'src', program), { env, stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** Returns the title of the screen's page as the browser tells it; undefined while no browser answers. */
async function title(): Promise<string | undefined> {
  try {
    const [debugPort] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const answer = await fetch(`http://127.0.0.1:${debugPort}/json/list`);
    const targets: { type: string; title: string }[] = await answer.json();
    return targets.find(({ type }) => type === 'page')?.title;
  } catch {
    return undefined;
  }
}

/** Returns the oldest process of the browser that runs on the profile. Throws while there is none. */
async function browserProcess(): Promise<number> {
  const { stdout } = spawn('pgrep', ['-o', '-f', `user-data-dir=${profile}`]);
  const pid = Number(Buffer.concat(await stdout.toArray()).toString());
  if (pid === 0) throw new Error('No browser runs');
  return pid;
}

test('a screen waits for the server, then shows the wall, and is back each time its browser is killed', async () => {
  await startScreen();
  await expect.poll(title).toMatch(/^In attesa/);
  vetta = await startProduct(data.path, { PORT: String(port), CLOCK: EVENING });
  await expect.poll(title).toMatch(/^Schermo \d\d:\d\d · Vetta$/);
  for (let killed = 0; killed < KILLS; killed++) {
    const before = await browserProcess();
    process.kill(before, 'SIGKILL');
    await expect.poll(browserProcess).not.toBe(before);
    await expect.poll(title).toMatch(/^Schermo \d\d:\d\d · Vetta$/);
  }
}, 300_000);
