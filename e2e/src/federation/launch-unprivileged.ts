import { readdir, readFile } from 'node:fs/promises';
import { launchChromium } from '@vetta/plugin-kit/launch-chromium';

/**
 * A process for a test: gives up root, starts the Chromium of `vetta plugin check`, and prints what the kernel says of the
 * processes that run pages, as JSON.
 */
const NOBODY = 65_534;
if (process.getuid?.() === 0) {
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}

/** Returns a field of a process's status: `Seccomp` of `Seccomp:\t2`. */
const field = (status: string, name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1];

async function renderers() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      try {
        const [command, status] = await Promise.all([
          readFile(`/proc/${pid}/cmdline`, 'utf8'),
          readFile(`/proc/${pid}/status`, 'utf8'),
        ]);
        return { command, status };
      } catch {
        // It has ended.
        return { command: '', status: '' };
      }
    }),
  );
  const user = String(process.getuid?.());
  return processes
    .filter(({ command }) => command.includes('--type=renderer'))
    .filter(({ status }) => field(status, 'Uid')?.startsWith(user))
    .map(({ command, status }) => ({
      noSandbox: command.includes('--no-sandbox'),
      seccomp: field(status, 'Seccomp'),
      hasOwnPids: (field(status, 'NSpid')?.split(/\s+/).length ?? 0) > 1,
    }));
}

const browser = await launchChromium(process.argv[2] ?? '');
const page = await browser.newPage();
await page.goto('data:text/html,<p>ok');
console.log(JSON.stringify({ user: process.getuid?.(), renderers: await renderers() }));
await browser.close();
