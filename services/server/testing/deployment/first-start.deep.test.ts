import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkout } from '../../src/checkout.ts';
import { run } from '../../src/processes/run.ts';

const folder = await folderOfFile();

const write = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

/** Makes a checkout that depends on a package `node` alone, which lies beside it: no registry is asked. */
async function smallCheckout(): Promise<void> {
  for (const name of ['bin', 'package']) await mkdir(join(folder, name));
  await copyFile(join(checkout, 'bin/vetta.mjs'), join(folder, 'bin/vetta.mjs'));
  await write('bin/run.mjs', "console.log('The command runs.');");
  const version = process.versions.node;
  await write('package/package.json', { name: 'node', version, bin: { node: 'node' } });
  await write('package/node', `#!/bin/sh\nexec ${process.execPath} "$@"\n`);
  const packed = await run('npm', ['pack', '--json', '--silent', './package'], { cwd: folder });
  const [{ filename, integrity }] = z
    .tuple([z.object({ filename: z.string(), integrity: z.string() })])
    .parse(JSON.parse(packed.output));
  const root = { name: 'vetta', version: '1.0.0', devDependencies: { node: version } };
  await write('package.json', root);
  await write('package-lock.json', {
    ...{ name: 'vetta', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: {
      '': root,
      'node_modules/node': { version, resolved: `file:${filename}`, integrity, dev: true },
    },
  });
}

// The unit of ops/systemd sets NODE_ENV, and npm leaves out what is for development then: the pinned Node, Vite.
test('the first start installs everything with NODE_ENV=production, too', async () => {
  await smallCheckout();
  expect(await readFile(join(checkout, 'ops/systemd/vetta.service'), 'utf8')).toContain(
    'NODE_ENV=production',
  );
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'production' };
  const start = async () =>
    (await run(process.execPath, ['bin/vetta.mjs', 'status'], { cwd: folder, env })).output;
  expect(await start()).toContain('The command runs.');
  const installed = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(folder, 'node_modules/node/package.json'), 'utf8')));
  expect(installed.version).toBe(process.versions.node);

  // The machine lost its power meanwhile, with half a file written: npm takes the package for whole.
  await write('node_modules/node/node', '');
  await write('node_modules/.vetta-installing', '');
  expect(await start()).toContain('The command runs.');
  expect(await readFile(join(folder, 'node_modules/node/node'), 'utf8')).toContain('exec');
  expect(await readdir(join(folder, 'node_modules'))).not.toContain('.vetta-installing');
});
