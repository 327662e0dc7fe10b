#!/usr/bin/env node
import { setTimeout as sleep } from 'node:timers/promises';
import { browserArguments, startBrowser } from './browser.js';
import { isHung, limits, observe, restartDelay, startRun } from './limits.js';
import { BAD_SETTINGS, wallPage } from './settings.js';
import { serveWaitingPage } from './waiting-page.js';

/** How often the page's beat is read, in milliseconds: before the first one, so that a short run counts too, and after it. */
const LOOK_FOR_FIRST = 500;
const LOOK = 5_000;

// VETTA_URL: the server. KIOSK_QUERY: what follows `/kiosk`. KIOSK_BROWSER: the program. KIOSK_FLAGS: more arguments for it.
// KIOSK_PROFILE: the folder of its data. `watchdog.js --check` only says whether VETTA_URL is right.
const { VETTA_URL, KIOSK_BROWSER = 'chromium', KIOSK_FLAGS = '', KIOSK_QUERY = '' } = process.env;
const profile = process.env.KIOSK_PROFILE ?? `${process.env.STATE_DIRECTORY ?? process.env.HOME}/profile`;
const target = wallPage(VETTA_URL, KIOSK_QUERY);
if (target === undefined) {
  console.error(
    `VETTA_URL must be the address of Vetta with http:// or https://, for example http://vetta.local:3000. It is «${VETTA_URL ?? ''}».`,
  );
  process.exit(BAD_SETTINGS);
}
if (process.argv.includes('--check')) process.exit();

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort());
const pause = (/** @type {number} */ ms) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

const waitingPage = await serveWaitingPage(target);
const args = browserArguments({
  profile,
  address: waitingPage.address,
  target,
  more: KIOSK_FLAGS.split(' ').filter((flag) => flag !== ''),
});

/** Runs one browser until it ends, hangs or this process is asked to stop. Returns whether its page has ever beaten. */
async function runBrowser() {
  const browser = await startBrowser(KIOSK_BROWSER, profile, args);
  let run = startRun(performance.now());
  /** @type {string | undefined} */
  let end;
  browser.ended.then((why) => {
    end = why;
  });
  while (end === undefined && !stopping.signal.aborted) {
    run = observe(run, await browser.beat(), performance.now());
    if (isHung(run, performance.now())) end = 'its page stands still';
    else await Promise.race([pause(run.beatAt === undefined ? LOOK_FOR_FIRST : LOOK), browser.ended]);
  }
  if (end !== undefined) console.error(`The browser is started again: ${end}`);
  await browser.kill();
  return run.beatAt !== undefined;
}

let withoutBeat = 0;
while (!stopping.signal.aborted && withoutBeat < limits.mostWithoutBeat) {
  withoutBeat = (await runBrowser()) ? 0 : withoutBeat + 1;
  if (withoutBeat < limits.mostWithoutBeat) await pause(restartDelay(withoutBeat));
}
waitingPage.close();
if (withoutBeat === limits.mostWithoutBeat) {
  console.error(`${withoutBeat} browsers in a row have shown nothing: systemd starts everything anew.`);
  process.exitCode = 1;
}
