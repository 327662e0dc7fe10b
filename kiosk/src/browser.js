import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from './limits.js';

/**
 * Returns Chromium's arguments for a wall: full screen, no questions, no gestures. Films play without a
 * click, since they are muted; a guest's sound does not.
 *
 * @param {{ profile: string, address: string, target: URL, more: readonly string[] }} options `profile` is the folder of its
 *   data, `address` its first page, `target` the wall's page
 */
export const browserArguments = ({ profile, address, target, more }) => [
  '--kiosk',
  `--user-data-dir=${profile}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--disable-session-crashed-bubble',
  '--hide-crash-restore-bubble',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--disable-features=Translate',
  // Each guest in a process of its own: one that is stuck or eats memory takes nothing along.
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes:grouping/per-document',
  // Asks no keyring for a password.
  '--password-store=basic',
  '--lang=it-IT',
  // The watchdog reads the page's title here. Any free port, of this computer only; the profile holds its number.
  '--remote-debugging-port=0',
  // Without it Chromium renews the number of `performance.memory` every twenty minutes, and no canary's memory could be judged.
  '--enable-precise-memory-info',
  // Without it a page over plain http may not keep the panel lit (wake lock).
  ...(target.protocol === 'http:' ? [`--unsafely-treat-insecure-origin-as-secure=${target.origin}`] : []),
  ...more,
  address,
];

/**
 * A running Chromium.
 *
 * @typedef {object} RunningBrowser
 * @property {Promise<string>} ended why it ended
 * @property {() => Promise<string | undefined>} beat returns the title of its page; undefined if it does not answer
 * @property {() => Promise<void>} kill ends it with all its processes
 */

/**
 * Starts Chromium.
 *
 * @param {string} program @param {string} profile @param {readonly string[]} args @returns {Promise<RunningBrowser>}
 */
export async function startBrowser(program, profile, args) {
  // Of an earlier run: its port may belong to another program by now.
  const portFile = join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  // With the lock of an earlier run, of a cloned card or under the computer's former name, Chromium takes the profile for another
  // computer's and ends. Only this watchdog uses the profile, and its browser before has ended.
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(join(profile, name), { force: true });
  // A group of its own, so that none of its processes outlives it.
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  return {
    ended,
    async beat() {
      try {
        const [port] = (await readFile(portFile, 'utf8')).split('\n');
        const answer = await fetch(`http://127.0.0.1:${port}/json/list`, {
          signal: AbortSignal.timeout(limits.patience),
        });
        const targets = /** @type {{ type: string, title: string }[]} */ (await answer.json());
        return targets.find(({ type }) => type === 'page')?.title;
      } catch {
        return undefined;
      }
    },
    async kill() {
      signalAll('SIGTERM');
      const late = setTimeout(() => signalAll('SIGKILL'), limits.patience);
      await ended;
      clearTimeout(late);
      signalAll('SIGKILL');
    },
  };
}
