import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { checkout } from '@vetta/server/checkout';
import { exited, runScript } from '@vetta/server/testing/run-script';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask } from './ask.ts';
import { logIn, openDesk } from './desk.ts';
import { ADMIN_KEY } from './evening.ts';
import { installPacked } from './install-packed.ts';
import { sharedOffice } from './started-product.ts';

const execute = promisify(execFile);

const product = sharedOffice();
let room: string;
/** The plugin of docs/plugins.md. */
let folder: string;
/** How long each step of its author took, in seconds. */
const steps: [step: string, seconds: number][] = [];

beforeAll(async () => {
  let document: string;
  [room, document] = await Promise.all([folderOfFile(), readFile(join(checkout, 'docs/plugins.md'), 'utf8')]);
  const { code } = await step('new', () =>
    runScript(['plugin', 'new', 'salita'], { INIT_CWD: room }, 240_000),
  );
  expect(code).toBe(0);
  folder = join(room, 'salita');
  await step('install', async () => {
    await installPacked(folder);
    // `npm install uplot`, without a registry.
    const uplot = dirname(fileURLToPath(import.meta.resolve('uplot/package.json')));
    await symlink(uplot, join(folder, 'node_modules/uplot'), 'dir');
  });
  for (const path of deletedFiles(document)) await rm(join(folder, path));
  const files = documentedFiles(document);
  expect(files.length).toBeGreaterThanOrEqual(7);
  for (const { path, text } of files) await writeFile(join(folder, path), text);
}, 400_000);

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  steps.push([name, (performance.now() - began) / 1000]);
  return result;
}

/** The files of docs/plugins.md: each snippet that begins with its path. */
const documentedFiles = (document: string) =>
  [...document.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```/gms)].map(([, path = '', text = '']) => ({
    path,
    text,
  }));
/** What it says may be deleted of the new folder. */
function deletedFiles(document: string): string[] {
  const row = document.split('\n').find((line) => line.includes('**Delete them**')) ?? '';
  const alone = /^Delete `(\S+)`/m.exec(document)?.[1] ?? '';
  return [...(row.match(/src\/[\w.-]+/g) ?? []), alone];
}

/** The environment of an author's terminal. */
function authors(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, PATH = '', ...rest } = process.env;
  return { ...rest, ...variables, PATH: join(checkout, 'node_modules/.bin') + delimiter + PATH };
}
const npm = async (...args: string[]) => (await execute('npm', args, { cwd: folder, env: authors() })).stdout;
const bin = () => join(folder, 'node_modules/@vetta/plugin-kit/src/bin.js');
const vettaPlugin = (key: string, ...args: string[]) =>
  execute(process.execPath, [bin(), ...args], {
    cwd: folder,
    env: authors({ VETTA_URL: product.url, ADMIN_KEY: key }),
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );

test('the plugin of docs/plugins.md, with a chart library, a section and a declared call, is live ten minutes after `new`', {
  timeout: 600_000,
}, async () => {
  await step('types', () => npm('run', 'types'));
  expect(await step('test', () => npm('test'))).toMatch(/1 passed/);
  await step('build', () => npm('run', 'build'));

  const { key } = await ask(product, 'POST /api/admin/keys', { name: 'Autrice', scopes: ['publish'] });
  const publish = ['publish', '.', '--why', 'I punti della salita'];
  const published = await step('check and publish', () => vettaPlugin(key, ...publish));
  expect(published).toEqual(exited(1, 'The check found nothing wrong.'));
  // What it may call, an admin decides, by the command that it prints.
  const [, build = ''] = /vetta-plugin use (salita@[0-9a-f]{16}) /.exec(published.output) ?? [];
  const use = ['use', build, '--why', 'Lo vogliamo', '--calls', 'POST /api/admin/notices'];
  expect(await step('approve', () => vettaPlugin(ADMIN_KEY, ...use))).toMatchObject(
    exited(0, 'is served to everyone'),
  );

  const { page, context, logged } = await openDesk(product);
  onTestFinished(() => context.close());
  const guest = page.frameLocator('iframe[title="Salita"]');
  const chart = guest.getByRole('img', { name: 'Punti per posizione' }).locator('canvas');
  await step('on the wall', async () => {
    await page.goto(`${product.url}/kiosk?scenes=salita`);
    await chart.waitFor();
  });
  expect((await chart.boundingBox())?.width).toBeGreaterThan(1000);
  const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
  const each = steps.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`).join(', ');
  console.log(`An author, from new to live: ${total.toFixed(0)} s (${each})`);
  expect(total).toBeLessThan(10 * 60);

  await logIn(product, page, '/admin/salita');
  // By a press: a frame gets the keyboard by nothing else.
  await guest.getByRole('textbox', { name: 'Una riga per tutti' }).click();
  await guest.getByRole('textbox', { name: 'Una riga per tutti' }).fill('Ancora un passo');
  await guest.getByRole('button', { name: 'Manda' }).click();
  await page.getByText('È sugli schermi').waitFor();
  expect(await ask(product, 'GET /api/admin/notices')).toMatchObject([{ text: 'Ancora un passo' }]);
  expect(logged.filter((text) => /Content Security Policy|TrustedHTML/.test(text))).toEqual([]);

  expect(await vettaPlugin(key, 'remove', 'salita', '--why', 'Basta')).toMatchObject({ code: 0 });
  expect(await (await fetch(`${product.url}/plugins.json`)).text()).not.toContain('salita');
});

/** Starts `vetta-plugin dev` in the plugin's folder, and returns its address. It ends with the test. */
async function startDev(...args: string[]): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, [bin(), 'dev', ...args], {
    cwd: folder,
    env: authors({ NO_COLOR: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  });
  const address = Promise.withResolvers<string>();
  let said = '';
  server.stdout?.on('data', (text) => {
    said += text;
    const [, found] = /Local: +(http:\S+?)\/?\s/.exec(said) ?? [];
    if (found !== undefined) address.resolve(found);
  });
  server.on('exit', () => address.reject(new Error(`The dev server has ended: ${said}`)));
  return address.promise;
}

test('under development it is in the pages of a running Vetta for its author alone, with its data and policy, and an edit shows', async () => {
  const address = await startDev('--vetta', product.url);
  const { page, context, logged } = await openDesk(product);
  onTestFinished(() => context.close());
  const guest = page.frameLocator('iframe[title="Salita"]');
  const walls = await ask(product, 'GET /api/admin/screens');
  await page.goto(`${address}/kiosk?scenes=salita`);
  await guest.getByRole('img', { name: 'Punti per posizione' }).locator('canvas').waitFor();
  // A wall's first beat comes after five seconds: the author's tab is none.
  await page.waitForResponse((response) => response.url().endsWith('/api/screens/beat'));
  expect(await ask(product, 'GET /api/admin/screens')).toHaveLength(walls.length);

  await logIn({ ...product, url: address }, page, '/admin/salita');
  const section = join(folder, 'src/section.tsx');
  await guest.getByRole('textbox', { name: 'Una riga per tutti' }).click();
  await guest.getByRole('textbox', { name: 'Una riga per tutti' }).fill('In prova');
  await guest.getByRole('button', { name: 'Manda' }).click();
  await page.getByText('È sugli schermi').waitFor();
  expect(await ask(product, 'GET /api/admin/notices')).toContainEqual(
    expect.objectContaining({ text: 'In prova' }),
  );

  const text = await readFile(section, 'utf8');
  onTestFinished(() => writeFile(section, text));
  await writeFile(section, text.replace('Una riga per tutti', 'Una frase per tutti'));
  await guest.getByRole('textbox', { name: 'Una frase per tutti' }).waitFor();

  // A source that cannot be built is named with its line in the page too, until it can be.
  await writeFile(section, `${text}export const broken = <div`);
  const problem = page.getByRole('alert').filter({ hasText: 'Build failed' });
  await problem.waitFor();
  expect(await problem.textContent()).toMatch(/Unexpected token\s.*src\/section\.tsx:\d+:\d+ /s);
  await writeFile(section, text);
  await guest.getByRole('textbox', { name: 'Una riga per tutti' }).waitFor();
  expect(await problem.count()).toBe(0);
  // An address that neither Vetta nor the plugin has is a page that is not found.
  const accept = { headers: { accept: 'text/html' } };
  expect((await fetch(`${address}/nessuna`, accept)).status).toBe(404);
  expect(logged.filter((one) => /Content Security Policy|TrustedHTML/.test(one))).toEqual([]);

  expect((await fetch(`${product.url}/admin/salita`)).ok).toBe(true);
  expect(await (await fetch(`${product.url}/plugins.json`)).text()).not.toContain('salita');
});

test('alone, each part has the frame and the policy of Vetta, and what that refuses is told', async () => {
  const scene = join(folder, 'src/scene.tsx');
  const text = await readFile(scene, 'utf8');
  onTestFinished(() => writeFile(scene, text));
  const { page, context } = await openDesk(product);
  onTestFinished(() => context.close());
  await page.goto(await startDev());
  const part = page.frameLocator('iframe[title="Lo schermo"]').frameLocator('iframe');
  await part.getByRole('img', { name: 'Punti per posizione' }).locator('canvas').waitFor();
  await page.getByText('Sta tutta nello schermo.').waitFor();
  expect(await part.locator('body').evaluate(() => self.origin)).toBe('null');

  await writeFile(
    scene,
    text.replace('return points', "void fetch('https://meteo.example/oggi');\n  return points"),
  );
  await page.getByText('connect-src refuses https://meteo.example/oggi').waitFor();
  await page.getByLabel('Parte').selectOption('/admin/salita');
  await part.getByRole('button', { name: 'Manda' }).waitFor();

  // A source that cannot be compiled is named with its line.
  await page.getByLabel('Parte').selectOption('salita');
  await writeFile(scene, `${text}export const broken = <div`);
  const told = page.locator('vite-error-overlay').getByText('Unexpected token');
  expect(await told.textContent()).toMatch(
    /^Build failed with 1 error:\s+\[[\w:-]+\] Unexpected token\s.*src\/scene\.tsx:\d+:\d+ /s,
  );
});

test('an address at which no Vetta answers is told before anything starts', async () => {
  expect(await vettaPlugin('', 'dev', '--vetta', 'http://127.0.0.1:9')).toEqual(
    exited(1, /^No Vetta answers at http:\/\/127\.0\.0\.1:9: start it, or say with --vetta/),
  );
});
