import { createServer, type RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { listenInTest } from '@vetta/league/testing/listen';
import { expect, test } from 'vitest';
import { askOutside, type OutsideRequest } from './ask-outside.ts';

const limits: OutsideRequest = { timeoutMs: 2_000, maxBytes: 1_000, maxRedirects: 3 };

/** Starts a server on loopback. Returns its port and the requests that reach it. */
async function listening(listener: RequestListener) {
  const requests: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    listener(request, response);
  });
  return { port: await listenInTest(server), requests };
}

/** Returns a resolver that answers each name's addresses in turn, and what it was asked. */
function resolver(names: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const lookup: LookupFunction = (hostname, options, callback) => {
    const answers = names[hostname] ?? [];
    const address = answers[asked.filter((name) => name === hostname).length % Math.max(answers.length, 1)];
    asked.push(hostname);
    if (address === undefined)
      return callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 0);
    const family = address.includes(':') ? 6 : 4;
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  return { lookup, asked };
}

const named = (names: Readonly<Record<string, readonly string[]>> = {}) => ({
  namedHosts: ['sheets.test'],
  lookup: resolver({ 'sheets.test': ['127.0.0.1'], ...names }).lookup,
});

test('an answer comes whole, with its status and headers', async () => {
  const { port, requests } = await listening((_, response) => {
    response.writeHead(304, { ETag: '"a"' }).end();
  });
  const answer = await askOutside(new URL(`http://sheets.test:${port}/tracker.csv?x=1`), named(), {
    ...limits,
    headers: { 'if-none-match': '"a"' },
  });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('etag')).toBe('"a"');
  expect(requests).toMatchObject([{ path: '/tracker.csv?x=1', headers: { 'if-none-match': '"a"' } }]);
});

test.each([
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.0.0.1',
  'https://0177.0.0.1',
  'https://127.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:7f00:1]',
  'https://[64:ff9b::7f00:1]',
  'https://169.254.169.254',
  'https://10.1.2.3',
  'https://192.168.1.1',
  'https://[fe80::1]',
  'https://[fd00:ec2::254]',
  'https://0.0.0.0',
  'https://１２７.０.０.１',
])('%s is refused, and nothing is sent', async (address) => {
  const { port, requests } = await listening((_, response) => response.end());
  const { lookup, asked } = resolver({});
  await expect(
    askOutside(new URL(`${address}:${port}/`), { namedHosts: [], lookup }, limits),
  ).rejects.toMatchObject({ reason: 'forbidden-address' });
  expect([requests, asked]).toEqual([[], []]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254', 'fd00::1', '100.64.0.1'])(
  'a name of %s is refused, and nothing is sent',
  async (address) => {
    const { port, requests } = await listening((_, response) => response.end());
    const { lookup } = resolver({ 'inside.test': [address] });
    await expect(
      askOutside(new URL(`https://inside.test:${port}/`), { namedHosts: [], lookup }, limits),
    ).rejects.toMatchObject({ reason: 'forbidden-address' });
    expect(requests).toEqual([]);
  },
);

test('a name of a public and a private address is refused', async () => {
  const lookup: LookupFunction = (_, __, callback) =>
    callback(null, [
      { address: '2000::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ]);
  await expect(
    askOutside(new URL('https://both.test'), { namedHosts: [], lookup }, limits),
  ).rejects.toMatchObject({ reason: 'forbidden-address' });
});

test('localhost is refused also as this machine itself resolves it', async () => {
  await expect(askOutside(new URL('https://localhost'), { namedHosts: [] }, limits)).rejects.toMatchObject({
    reason: 'forbidden-address',
  });
});

test('a name that answers another address the second time is looked up once', async () => {
  const { port, requests } = await listening((_, response) => response.end('secret'));
  // 2000::/16 is global, and nobody's.
  const { lookup, asked } = resolver({ 'rebinding.test': ['2000::1', '127.0.0.1'] });
  const address = new URL(`https://rebinding.test:${port}/`);
  const rules = { namedHosts: [], lookup };
  await expect(askOutside(address, rules, { ...limits, timeoutMs: 500 })).rejects.toMatchObject({
    reason: expect.stringMatching(/^(unreachable|too-slow)$/),
  });
  expect(asked).toEqual(['rebinding.test']);
  // The second request gets the second answer.
  await expect(askOutside(address, rules, limits)).rejects.toMatchObject({ reason: 'forbidden-address' });
  expect(requests).toEqual([]);
});

test.each([
  'https://127.0.0.1:PORT/secret',
  'https://0x7f.1:PORT/secret',
  'https://[::ffff:127.0.0.1]:PORT/secret',
  'https://169.254.169.254/latest/meta-data/',
  'https://inside.test:PORT/secret',
  'https://rebinding.test:PORT/secret',
  '//127.0.0.1:PORT/secret',
  'http://127.0.0.1:PORT/secret',
  'http://inside.test:PORT/secret',
  'file:///etc/passwd',
  'https://name:password@sheets.test:PORT/secret',
])('a redirect to %s is refused', async (location) => {
  const { port, requests } = await listening((_, response) => {
    response.writeHead(302, { Location: location.replace('PORT', String(port)) }).end();
  });
  const rules = named({ 'inside.test': ['127.0.0.1'], 'rebinding.test': ['127.0.0.1', '2000::1'] });
  await expect(askOutside(new URL(`http://sheets.test:${port}/`), rules, limits)).rejects.toMatchObject({
    reason: expect.stringMatching(/^(forbidden-address|not-https|has-password)$/),
  });
  expect(requests.map(({ path }) => path)).toEqual(['/']);
});

test('redirects are followed up to the limit, and what was said to one host is not said to another', async () => {
  const { port, requests } = await listening(({ url = '/' }, response) => {
    const hop = Number(url.slice(1));
    if (hop === 0) response.end('done');
    else response.writeHead(307, { Location: `http://other.test:${port}/${hop - 1}` }).end();
  });
  const rules = { ...named({ 'other.test': ['127.0.0.1'] }), namedHosts: ['sheets.test', 'other.test'] };
  const ask = (hops: number) =>
    askOutside(new URL(`http://sheets.test:${port}/${hops}`), rules, {
      ...limits,
      headers: { authorization: 'secret' },
    });
  expect(new TextDecoder().decode((await ask(3)).body)).toBe('done');
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'secret',
    undefined,
    undefined,
    undefined,
  ]);
  await expect(ask(4)).rejects.toMatchObject({ reason: 'redirects' });
});

test('without leave a redirect is an answer: what is posted goes to this address alone', async () => {
  const { port, requests } = await listening((_, response) => {
    response.writeHead(302, { Location: '/other' }).end();
  });
  const { status } = await askOutside(new URL(`http://sheets.test:${port}/`), named(), {
    method: 'POST',
    body: '{}',
    timeoutMs: 2_000,
    maxBytes: 1_000,
  });
  expect(status).toBe(302);
  expect(requests).toHaveLength(1);
});

test('http is for hosts that the operator named alone', async () => {
  await expect(askOutside(new URL('http://8.8.8.8/'), { namedHosts: [] }, limits)).rejects.toMatchObject({
    reason: 'not-https',
  });
});

test('a server that hangs, drips, sends too much or compresses is a failure that says so', async () => {
  const { port } = await listening(({ url }, response) => {
    if (url === '/large') response.end('x'.repeat(1_001));
    if (url === '/whole') response.end('x'.repeat(1_000));
    if (url === '/packed') response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'));
    if (url === '/drips') {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    }
  });
  const ask = (path: string) =>
    askOutside(new URL(`http://sheets.test:${port}${path}`), named(), { ...limits, timeoutMs: 400 });
  await expect(ask('/hangs')).rejects.toMatchObject({ reason: 'too-slow' });
  await expect(ask('/drips')).rejects.toMatchObject({ reason: 'too-slow' });
  await expect(ask('/large')).rejects.toMatchObject({ reason: 'too-large' });
  expect((await ask('/whole')).body).toHaveLength(1_000);
  await expect(ask('/packed')).rejects.toMatchObject({ reason: 'compressed' });
});

test('where the status alone counts, it is told whatever the body is', async () => {
  const { port } = await listening(({ url }, response) => {
    if (url === '/large') response.writeHead(500).end('x'.repeat(100_000));
    if (url === '/packed') response.writeHead(404, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'));
    if (url === '/drips') response.writeHead(200).write('x');
  });
  const statusOf = async (path: string) =>
    (
      await askOutside(new URL(`http://sheets.test:${port}${path}`), named(), {
        ...{ ...limits, timeoutMs: 400, statusAlone: true },
      })
    ).status;
  expect(await Promise.all(['/large', '/packed', '/drips'].map(statusOf))).toEqual([500, 404, 200]);
});

test('a name that nobody has, and a server that is away, are told apart in sentences without the path', async () => {
  const { port } = await listening((_, response) => response.end());
  await expect(askOutside(new URL('https://nobody.test/secret'), named(), limits)).rejects.toThrow(
    'Il nome «nobody.test» non esiste: controlla l’indirizzo',
  );
  await expect(
    askOutside(new URL(`https://sheets.test:${port}/secret`), named(), limits),
  ).rejects.toMatchObject({ reason: 'untrusted' });
  await expect(askOutside(new URL('http://sheets.test:9/secret'), named(), limits)).rejects.toThrow(
    '«sheets.test:9» non è raggiungibile: controlla l’indirizzo, o riprova più tardi',
  );
});
