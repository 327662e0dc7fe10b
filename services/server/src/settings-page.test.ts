import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { settingsPage } from './settings-page.ts';

test('docs/settings.md has each variable as the server reads it: `npm run fix` writes its tables', async () => {
  const page = await readFile(join(checkout, 'docs/settings.md'), 'utf8');
  expect(settingsPage(page)).toBe(page);
  expect(page.match(/^<!-- variables: /gm)).toHaveLength(3);
});
