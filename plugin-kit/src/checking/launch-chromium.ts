import { type Browser, chromium } from 'playwright-core';
import { CommandError } from '../publishing/command-error.ts';

/** Keeps Chromium from making requests of its own, and a guest out of the page's process, which headless ones do not by themselves. */
const args = ['--site-per-process', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Starts a Chromium in which a plugin's code runs in a sandbox. Throws CommandError where that cannot be had. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  // Only root has none: as root Chromium refuses to start with one.
  const chromiumSandbox = process.getuid?.() !== 0;
  try {
    return await chromium.launch({ executablePath, args, chromiumSandbox });
  } catch (cause) {
    if (!chromiumSandbox || !(cause instanceof Error) || !/sandbox/i.test(cause.message)) throw cause;
    throw new CommandError(
      'Chromium cannot start its sandbox here, and a plugin is not run without one: allow unprivileged user namespaces (Debian: sysctl kernel.unprivileged_userns_clone=1; Ubuntu: kernel.apparmor_restrict_unprivileged_userns=0), or install Chromium from the system’s packages.',
      { cause },
    );
  }
}
