import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const unit = await readFile(new URL('../system/vetta-kiosk.service', import.meta.url), 'utf8');
/** Returns the value of a setting of the unit; empty if it has none. */
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

test('the panel stays on at night: X neither blanks it nor switches it off, so it is lit in the morning', () => {
  const [, server] = setting('ExecStart').split(' -- ');
  expect(server).toMatch(/ -s 0( |$)/);
  expect(server).toMatch(/ -dpms( |$)/);
});
