import { createServer, type RequestListener } from 'node:http';
import { listenInTest } from '@vetta/league/testing/listen';
import { expect, test } from 'vitest';
import { fetchMedia } from './fetch-media.ts';

/** Starts a server on loopback, which the rules name, so that it may be asked. */
async function serving(listener: RequestListener) {
  const port = await listenInTest(createServer(listener));
  return (path: string) =>
    fetchMedia(new URL(path, `http://127.0.0.1:${port}`), { namedHosts: ['127.0.0.1'] });
}

test('a picture comes as the address of its bytes, also after a redirect within its server', async () => {
  const fetched = await serving(({ url }, response) => {
    if (url === '/old.png') response.writeHead(302, { Location: '/new.png' }).end();
    else response.writeHead(200, { 'Content-Type': 'Image/PNG; charset=x' }).end('bytes');
  });
  const picture = `data:image/png;base64,${Buffer.from('bytes').toString('base64')}`;
  expect(await fetched('/new.png')).toBe(picture);
  expect(await fetched('/old.png')).toBe(picture);
});

test.each([
  ['/elsewhere', /rimanda a «cdn\.example»: scrivi l’indirizzo della foto stessa/],
  ['/circle', /rimanda a troppi altri indirizzi/],
  ['/gone', /non ha questa foto \(404\)/],
  ['/page', /manda una pagina, non una foto o un filmato/],
  ['/untyped', /manda una pagina/],
])('%s is refused with a sentence that says what to do', async (path, sentence) => {
  const fetched = await serving(({ url }, response) => {
    if (url === '/elsewhere') response.writeHead(301, { Location: 'https://cdn.example/a.png' }).end();
    else if (url === '/circle') response.writeHead(302, { Location: '/circle' }).end();
    else if (url === '/gone') response.writeHead(404, { 'Content-Type': 'image/png' }).end('x');
    else if (url === '/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x');
    else response.end('x');
  });
  await expect(fetched(path)).rejects.toThrow(sentence);
});

test('a server at a private address is not asked', async () => {
  const rules = { namedHosts: [] };
  await expect(fetchMedia(new URL('https://127.0.0.1/a.png'), rules)).rejects.toMatchObject({
    reason: 'forbidden-address',
  });
});
