import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browserArguments } from './browser.js';
import { limits, restartDelay } from './limits.js';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const unit = await read('../system/vetta-kiosk.service');
/** Returns the value of a setting of the unit; empty if it has none. */
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const seconds = (name: string) => Number(setting(name));

/** xinit waits so long for its X server to end and to die, in seconds: `shutdown` in its xinit.c. */
const X_SERVER_ENDS = 13;

/** Returns how long a watchdog runs until it gives up, if each browser lives for so many milliseconds without a beat. */
function givesUpAfter(life: number): number {
  let now = 0;
  for (let withoutBeat = 1; withoutBeat <= limits.mostWithoutBeat; withoutBeat++) {
    // The last look at its page, and its end.
    now += life + 2 * limits.patience;
    if (withoutBeat < limits.mostWithoutBeat) now += restartDelay(withoutBeat);
  }
  return now / 1000;
}

test('browsers that show nothing make the computer start again, however long each of them takes', () => {
  for (const life of [0, 30_000, limits.firstBeat]) {
    const start = givesUpAfter(life) + X_SERVER_ENDS + seconds('TimeoutStopSec') + seconds('RestartSec');
    // systemd refuses the start after the last one that the window allows, and does this instead.
    expect(seconds('StartLimitBurst') * start).toBeLessThan(seconds('StartLimitIntervalSec'));
  }
  expect(setting('StartLimitAction')).toBe('reboot');
  expect(setting('Restart')).toBe('always');
});

test('Chromium’s policy is installed where Debian’s Chromium reads it, and looks up no name of an address that is refused', async () => {
  // 2: never. https://chromeenterprise.google/policies/#NetworkPredictionOptions
  expect(JSON.parse(await read('../system/chromium-policy.json'))).toEqual({ NetworkPredictionOptions: 2 });
  expect(await read('../system/install.sh')).toMatch(
    /^install -D -m 644 "\$here"\/system\/chromium-policy\.json \/etc\/chromium\/policies\/managed\/vetta-kiosk\.json$/m,
  );
});

test('an X server that fails at once leaves two minutes to log in before the computer starts again', () => {
  expect(seconds('StartLimitBurst') * seconds('RestartSec')).toBeGreaterThanOrEqual(120);
});

test('the panel stays on at night: X neither blanks it nor switches it off, so it is lit in the morning', () => {
  const [, server] = setting('ExecStart').split(' -- ');
  expect(server).toMatch(/ -s 0( |$)/);
  expect(server).toMatch(/ -dpms( |$)/);
});

/** Runs the unit's condition with another program in place of the watchdog. */
function condition(program: string, address?: string) {
  const [, script = ''] = /^\/bin\/sh -c '(.+)'$/.exec(setting('ExecCondition')) ?? [];
  const { status, stderr } = spawnSync(
    '/bin/sh',
    ['-c', script.replace('/opt/vetta-kiosk/watchdog.js', program).replaceAll('$$', '$')],
    {
      env: { PATH: process.env.PATH, ...(address !== undefined && { VETTA_URL: address }) },
      encoding: 'utf8',
      timeout: 10_000,
    },
  );
  return { status, stderr };
}

/** Looks at the settings as the unit does before it starts X, and returns the exit code and what the journal gets. */
function check(address: string | undefined) {
  const here = fileURLToPath(new URL('./', import.meta.url));
  return condition(`'${process.execPath}' '${here}watchdog.js'`, address);
}

test.each(['vetta.local:3000', 'ftp://vetta.local', 'vetta', '', undefined])(
  'with «%s» as its address the unit does not start, and the journal says why',
  (address) => {
    expect(check(address)).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^VETTA_URL must be .+\.\n$/),
    });
  },
);

test.each(['http://vetta.local:3000', 'https://classifica.example/'])('%s starts the screen', (address) => {
  expect(check(address)).toEqual({ status: 0, stderr: '' });
});

test('a check that cannot run, as after a read error of the card, does not keep the screen from starting', () => {
  for (const program of ['exit-with-1 2>/dev/null', 'sh -c "exit 1"'])
    expect(condition(program)).toEqual({ status: 0, stderr: '' });
});

test('an update starts the new version on a screen that runs', async () => {
  const installer = await read('../system/install.sh');
  expect(installer).toContain('systemctl restart vetta-kiosk');
});

test('the installer copies every file that the watchdog loads', async () => {
  const installer = await read('../system/install.sh');
  const list = /src\/\{(.+)\}\.js/.exec(installer)?.[1]?.split(',') ?? [];
  const sources = await Promise.all(['watchdog', ...list].map((name) => read(`./${name}.js`)));
  const loaded = sources.flatMap((source) =>
    [...source.matchAll(/from '\.\/(.+)\.js'/g)].map(([, name]) => name),
  );
  expect([...new Set(loaded)].sort()).toEqual(list.sort());
});

test('the installer refuses an address without http', () => {
  const installer = fileURLToPath(new URL('../system/install.sh', import.meta.url));
  // Without any program on PATH, nothing of it could be installed.
  const { status, stderr } = spawnSync('/bin/bash', [installer, 'vetta.local:3000'], {
    env: { PATH: '' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('http://vetta.local:3000'),
  });
});

test("the wall's browser tells how much memory its page takes now, so that a canary's leak is seen", () => {
  const target = new URL('http://vetta.local:3000/kiosk');
  const args = browserArguments({
    profile: '/tmp/profile',
    address: 'http://127.0.0.1:1/',
    target,
    more: [],
  });
  expect(args).toContain('--enable-precise-memory-info');
});

test("the wall's browser plays no sound that nobody asked for: a guest has none, and the product's films are muted", () => {
  const target = new URL('http://vetta.local:3000/kiosk');
  const given = { profile: '/tmp/profile', address: 'http://127.0.0.1:1/', target, more: [] };
  expect(browserArguments(given).join(' ')).not.toContain('autoplay-policy');
});
