import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenInTest } from '@vetta/league/testing/listen';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import Koa from 'koa';
import { beforeEach, expect, test } from 'vitest';
import { sendDesignSystem } from './design-system.ts';

const SCRIPT = "window.CONFIG_TYPE = 'PRODUCTION';";

let folder: string;
let url: string;
beforeEach(async () => {
  folder = await folderOfTest();
  await mkdir(join(folder, 'dist'));
  const app = new Koa();
  app.use(async (ctx) => {
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Content-Security-Policy', "default-src 'none'");
    if (!(await sendDesignSystem(ctx, join(folder, 'dist')))) ctx.status = 404;
  });
  url = `http://127.0.0.1:${await listenInTest(createServer(app.callback()))}`;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers });

async function build() {
  const html = `<script type="module" src="./main.js"></script><script>${SCRIPT}</script>`;
  await writeFile(join(folder, 'dist/index.html'), html);
  await writeFile(join(folder, 'dist/main.js'), 'export {}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
}

test('a Storybook that has not been built is not there', async () => {
  expect((await get('/design/')).status).toBe(404);
  expect((await get('/design/main.js')).status).toBe(404);
});

test('its document runs its own inline scripts and no others, and may be framed by itself', async () => {
  await build();
  const document = await get('/design/');
  expect(document.status).toBe(200);
  const policy = document.headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(document.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
});

test('the worker that answers the calls of stories may fetch what it lets through', async () => {
  await build();
  const worker = await get('/design/main.js');
  expect(worker.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
});

test('relative addresses of its document are found, as the address ends with a slash', async () => {
  await build();
  const bare = await get('/design');
  expect(bare.status).toBe(302);
  expect(bare.headers.get('Location')).toBe('/design/');
  const script = await get('/design/main.js');
  expect(script.headers.get('Content-Type')).toContain('javascript');
  expect(await script.text()).toBe('export {}');
});

test('a file that the browser has is not sent again', async () => {
  await build();
  const etag = (await get('/design/main.js')).headers.get('ETag') ?? '';
  expect((await get('/design/main.js', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(
    304,
  );
});

test.each([
  '/design/%2e%2e/secret.txt',
  '/design/..%2fsecret.txt',
  '/design/a%00.js',
  '/design/none.js',
  '/designer/main.js',
])('%s is not a file of it', async (path) => {
  await build();
  expect((await get(path)).status).toBe(404);
});
