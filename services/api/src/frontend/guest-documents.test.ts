import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import type { Generation } from '@vetta/contract/plugins-json';
import { listen } from '@vetta/league/testing/listen';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import Koa from 'koa';
import { beforeAll, expect, test } from 'vitest';
import { shellBuild } from '../../testing/builds.ts';
import { publishedFolder } from '../../testing/published-folder.ts';
import { type BuildFiles, checkBuild } from '../publishing/build.ts';
import { frontend } from './frontend.ts';

const script = "document.body.append('Ciao')";
const declaration = {
  name: 'ospite',
  title: 'Ospite',
  contract: '^2.0',
  isolated: true,
  routes: [{ path: '/ospite', title: 'Ospite', module: './page' }],
  adminSections: [],
  scenes: [],
};
const guest = { 'plugin.json': JSON.stringify(declaration), 'page.js': script, 'other.js': script };

const folder = await folderOfFile();
let url: string;
let generation: Generation;

async function written(name: string, files: BuildFiles): Promise<string> {
  for (const [path, bytes] of files) {
    const file = join(folder, name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return join(folder, name);
}
const filesOf = (texts: Readonly<Record<string, string>>): BuildFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

beforeAll(async () => {
  const published = publishedFolder(join(folder, 'data'));
  generation = await published.publish({
    shell: await written('shell', shellBuild()),
    plugins: [await written('guest', filesOf(guest))],
  });
  const app = new Koa();
  app.use(
    frontend({
      published,
      clock: () => Temporal.Now.instant(),
      pageData: () => Promise.reject(new Error('No page here shows data.')),
    }),
  );
  const server = createServer(app.callback());
  url = `http://127.0.0.1:${await listen(server)}`;
  return () => void server.close();
});

const entry = () => generation.plugins[0]?.entry ?? '';

test('a guest’s part is a document of ours around its script, which names the two scripts that may run', async () => {
  expect(entry()).toBe(`/g/9/ospite/${generation.plugins[0]?.hash}/`);
  const answer = await fetch(`${url}${entry()}page`);
  const html = await answer.text();
  expect(html).toContain(`<script type="module">${script}</script>`);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, text = '']) => text);
  expect(inline).toHaveLength(2);
  for (const text of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'; script-src 'sha256-/);
  expect(policy).toContain(
    "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
});

test.each(['other', 'page.js', '', 'page/../other', 'nothing'])(
  'there is no document of «%s»',
  async (part) => {
    const answer = await fetch(`${url}${entry()}${part}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8']);
  },
);

test.each([
  ['iframe', 200],
  ['document', 404],
  ['embed', 404],
  ['empty', 404],
])('a guest’s document that is asked for as «%s» is answered with %i', async (asked, status) => {
  const answer = await fetch(`${url}${entry()}page`, { headers: { 'Sec-Fetch-Dest': asked } });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.headers.get('Vary')).toContain('Sec-Fetch-Dest');
});

test('a build that no served generation has has no document', async () => {
  const [build] = generation.plugins;
  await written(`data/p/ospite/${'0'.repeat(64)}`, filesOf(guest));
  const other = `${entry()}page`.replace(build?.hash ?? '', '0'.repeat(64));
  expect((await fetch(url + other)).status).toBe(404);
});

test('a page shows frames of guests alone, at the address at which it was asked for', async () => {
  const policy = (await fetch(`${url}/ospite`)).headers.get('Content-Security-Policy');
  expect(policy).toMatch(new RegExp(`; frame-src ${url.slice('http://'.length)}/g/$`));
});

test.each([
  ['a part that is not there', { 'page.js': undefined }, 'manca il file page.js'],
  ['a script that ends its element', { 'page.js': 'x = "</ScRipt>"' }, 'contiene «</script»'],
  ['a script that begins a comment', { 'page.js': 'x = "<!--"' }, 'contiene «</script» o «<!--»'],
  [
    'a part that is no part of an address',
    {
      'plugin.json': JSON.stringify({
        ...declaration,
        scenes: [{ name: 'a', title: 'A', module: './../x' }],
      }),
    },
    'non è il nome di una parte',
  ],
  ...['/', '/*', '/admin/premi', '/kiosk', '/api/x', '/G/x', '/plugins.json', '/assets/x', '/pictures/x'].map(
    (path) =>
      [
        `the route ${path}`,
        {
          'plugin.json': JSON.stringify({
            ...declaration,
            routes: [{ path, title: 'X', module: './page' }],
          }),
        },
        'è un indirizzo di Vetta',
      ] as const,
  ),
  [
    'the name of the house',
    { 'plugin.json': JSON.stringify({ ...declaration, title: 'VÉTTA' }) },
    '«Vetta» è il nome di questo prodotto',
  ],
  [
    'a scene that goes before all others',
    {
      'plugin.json': JSON.stringify({
        ...declaration,
        scenes: [{ name: 'a', title: 'A', module: './page', atOnce: true }],
      }),
    },
    'atOnce è delle scene di Vetta',
  ],
  [
    'the name of a front end',
    { 'plugin.json': JSON.stringify({ ...declaration, name: 'mf-public' }) },
    'è un nome dei programmi di Vetta',
  ],
] as const)('a guest with %s is refused', (_, more, says) => {
  const texts = Object.entries({ ...guest, ...more }).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  );
  expect(() => checkBuild(filesOf(Object.fromEntries(texts)))).toThrow(says);
});
