import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { settingsPage } from '@vetta/server/settings-page';
import { attach } from '../processes/attach.ts';

/** `npm run fix`: formats the code, sorts imports, applies the safe fixes of the linter, and writes the tables of docs/settings.md. */
export default async function fix(): Promise<number> {
  const page = join(checkout, 'docs/settings.md');
  await writeFile(page, settingsPage(await readFile(page, 'utf8')));
  return attach('biome', ['check', '--write', '.']);
}
