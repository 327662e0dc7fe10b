import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { archiveOf } from '@vetta/api/publishing/build-archive';
import { readBuiltFolder } from '@vetta/api/publishing/built-folder';
import { defineFrontEnd } from '@vetta/contract/front-end';
import { federatedBuild } from '@vetta/plugin-kit/federated';
import { checkout } from '@vetta/server/checkout';
import { emptyFolder, startVetta } from '@vetta/server/testing/started-vetta';
import { build, mergeConfig } from 'vite';
import { z } from 'zod';
import { build as buildByItsConfig } from '../../testing/build-front-end.ts';

/** The page of one plugin, served twice. */
export interface Both extends AsyncDisposable {
  /** The address of the page that is a guest. */
  readonly guest: string;
  /** The address of the page that is loaded by federation. */
  readonly federated: string;
}

const example = pathToFileURL(join(checkout, 'examples/meteo/'));

/** The example's page, declared as the product's own front ends are. */
const asFrontEnd = defineFrontEnd({
  name: 'mf-meteo',
  title: 'Meteo',
  contract: '^1.5',
  routes: [{ path: '/meteo-federato', title: 'Meteo', module: './src/page.tsx' }],
});

/** Builds the example's page both ways from the same sources, and publishes both on a started product. */
export async function serveBoth(): Promise<Both> {
  await using starting = new AsyncDisposableStack();
  const data = starting.use(await emptyFolder());
  const { url } = starting.use(await startVetta({ ...process.env, DATA_DIR: data.path, PORT: '0' }));
  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  await publish(url, key, await buildByItsConfig(example, join(data.path, 'guest')));
  await publish(url, key, await buildFederated(join(data.path, 'federated')));
  const started = starting.move();
  return {
    guest: `${url}/meteo`,
    federated: `${url}/meteo-federato`,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

async function buildFederated(outDir: string): Promise<string> {
  const config = federatedBuild(asFrontEnd, { at: new URL('vite.config.ts', example).href, port: 5190 });
  await build(
    mergeConfig(config({ command: 'build', mode: 'production' }), {
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    }),
  );
  return outDir;
}

/** Publishes a build for everyone. */
async function publish(url: string, key: string, folder: string): Promise<void> {
  const send = async (path: string, type: string, body: BodyInit): Promise<unknown> => {
    const headers = { 'X-Admin-Key': key, 'Content-Type': type };
    const answer = await fetch(`${url}/api/admin/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const archive = new Uint8Array(await archiveOf(await readBuiltFolder(folder)));
  const { name, hash } = Version.parse(await send('plugins', 'application/x-tar', archive));
  const generation = { plugins: { [name]: hash }, why: 'What both cost' };
  await send('generations', 'application/json', JSON.stringify(generation));
}

const Version = z.object({ name: z.string(), hash: z.string() });
