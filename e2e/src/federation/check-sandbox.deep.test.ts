import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { expect, test } from 'vitest';

test('a check that is not run as root runs the plugin in Chromium’s sandbox', async () => {
  const home = await folderOfTest();
  await chmod(home, 0o777);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [new URL('launch-unprivileged.ts', import.meta.url).pathname, process.env.CHROMIUM_BIN ?? ''],
    { env: { ...process.env, HOME: home, TMPDIR: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home } },
  );
  const { user, renderers } = JSON.parse(stdout) as { user: number; renderers: object[] };
  expect(user).not.toBe(0);
  expect(renderers.length).toBeGreaterThan(0);
  // Seccomp 2: its system calls are filtered. It sees no process of the machine: its own have numbers of their own.
  for (const renderer of renderers)
    expect(renderer).toMatchObject({ noSandbox: false, seccomp: '2', hasOwnPids: true });
});
