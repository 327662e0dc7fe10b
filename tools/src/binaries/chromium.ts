import { isExecutable, onPath } from '@vetta/server/binaries/cache';
import type { Found } from '@vetta/server/binaries/found';
import { run } from '@vetta/server/processes/run';

/** The headless shell is first: Chromium without the code of its windows, which opens a page in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const debianPackages = ['chromium-headless-shell', 'chromium'];

/**
 * Returns a Chromium for tests: CHROMIUM_BIN, then PATH. As root on Debian, installs a package if there is none. Returns a
 * reason if there is no Chromium.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (env.CHROMIUM_BIN) {
    if (isExecutable(env.CHROMIUM_BIN)) return { path: env.CHROMIUM_BIN, from: 'CHROMIUM_BIN' };
    return { why: `CHROMIUM_BIN names no program: ${env.CHROMIUM_BIN}` };
  }
  const installed = onPath(names, env);
  if (installed) return { path: installed, from: 'PATH' };
  if (process.getuid?.() !== 0 || !onPath(['apt-get'], env)) {
    return { why: 'no chromium on PATH; set CHROMIUM_BIN to one' };
  }
  await run('apt-get', ['update'], { env });
  let said = '';
  for (const name of debianPackages) {
    // The recommended packages may include a systemd upgrade, which fails in a container.
    const apt = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const path = onPath(names, env);
    if (path) return { path, from: "Debian's package" };
    said = apt.output;
  }
  return {
    path: undefined,
    why: `apt-get could not install chromium: ${said.trim().split('\n').at(-1)}`,
  };
}
