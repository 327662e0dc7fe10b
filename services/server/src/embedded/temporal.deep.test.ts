import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { findTemporal } from '../binaries/temporal.ts';
import { startTemporal } from './temporal.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

const found = await findTemporal();
const cli = 'path' in found ? found.path : '';
test.skipIf(cli === '')(
  'a damaged temporal.db is set aside with a sentence, and a new one made',
  async () => {
    await (await startTemporal(cli, folder)).stop();
    const file = await open(join(folder, 'temporal.db'), 'r+');
    await file.write(Buffer.alloc(65_536, 'x'), 0, 65_536, 8_192);
    await file.close();

    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await (await startTemporal(cli, folder)).stop();
    expect(said.mock.lastCall?.[0]).toMatch(
      /temporal\.db is damaged and set aside as .*temporal\.db\.damaged-2/,
    );
    const files = await readdir(folder);
    expect(files).toContain('temporal.db');
    expect(files.filter((name) => name.includes('.damaged-'))).toHaveLength(1);
    said.mockRestore();
  },
);
