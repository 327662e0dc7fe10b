import { type Browser, chromium } from 'playwright';
import { findChromium } from '../src/binaries/chromium.ts';

/** What keeps Debian's Chromium quiet, local and able to run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium of this machine. Close it after the tests. Throws where there is none. */
export async function launchChromium(): Promise<Browser> {
  const found = await findChromium();
  if ('why' in found) throw new Error(`No Chromium: ${found.why}`);
  return chromium.launch({ executablePath: found.path, args: chromiumArgs });
}
