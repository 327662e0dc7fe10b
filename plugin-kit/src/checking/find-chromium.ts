import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../publishing/command-error.ts';

// The headless shell is first: it opens a page in half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Returns the path of a Chromium: CHROMIUM_BIN, else on PATH; undefined if there is none. Throws CommandError for a wrong CHROMIUM_BIN. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_BIN) {
    if (isProgram(env.CHROMIUM_BIN)) return env.CHROMIUM_BIN;
    throw new CommandError(`CHROMIUM_BIN names no program: ${env.CHROMIUM_BIN}`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
