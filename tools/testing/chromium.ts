import { type Browser, chromium } from 'playwright';
import { findChromium } from '../src/binaries/chromium.ts';

export { findChromium };

/** Arguments that let Debian's Chromium run as root and keep it from making requests of its own. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The argument of a device that asks for less transparency: a dialog then costs a browser without a graphics card half. It
 * replaces Playwright's own settings, which give the device a mouse, so it repeats them.
 */
export const lessTransparent =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,prefersReducedTransparency=true';

/** Starts a headless Chromium; the caller closes it. Throws if there is none on the machine. */
export async function launchChromium(moreArgs: readonly string[] = []): Promise<Browser> {
  const found = await findChromium();
  if ('why' in found) throw new Error(`No Chromium: ${found.why}`);
  return chromium.launch({ executablePath: found.path, args: [...chromiumArgs, ...moreArgs] });
}
