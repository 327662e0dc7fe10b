import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onPath } from '../../src/binaries/cache.ts';
import { checkout } from '../../src/checkout.ts';
import { run } from '../../src/processes/run.ts';

const unit = join(checkout, 'ops/systemd/vetta.service');
const analyze = onPath(['systemd-analyze']);

test.skipIf(analyze === undefined)('systemd finds nothing wrong in the unit', async () => {
  expect(await run(analyze ?? '', ['verify', unit])).toEqual({ code: 0, output: '' });
});

test('it stops Vetta alone, gives it longer than it needs, and starts it again whenever it ends', async () => {
  const text = await readFile(unit, 'utf8');
  for (const line of ['User=vetta', 'KillMode=mixed', 'TimeoutStopSec=60', 'Restart=always'])
    expect(text).toContain(`\n${line}\n`);
});
