import { type Found, knownProgram, onPath } from '@vetta/server/binaries/cache';
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
  const known = knownProgram({ variable: 'CHROMIUM_BIN', names }, env);
  if (known) return known;
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
  return { why: `apt-get could not install chromium: ${said.trim().split('\n').at(-1)}` };
}
