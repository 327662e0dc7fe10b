import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ADMIN_KEY, type TestApi, testApi } from '@vetta/api/testing/api';
import { guestBuild, pluginBuild, sendBuild, shellBuild } from '@vetta/api/testing/builds';
import { namedScreen } from '@vetta/api/testing/screens';
import { listen } from '@vetta/league/testing/listen';
import { runHere } from '@vetta/server/testing/run-here';
import { exited, runScript } from '@vetta/server/testing/run-script';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let room: string;
/** What the command says when it publishes the first shell. */
let firstShell: Awaited<ReturnType<typeof npmPlugin>>;
beforeAll(async () => {
  [api, room] = await Promise.all([testApi(), mkdtemp(join(tmpdir(), 'vetta-plugin-'))]);
  await write('shell/dist', shellBuild());
  await write('meteo/dist', pluginBuild('meteo', 'sole'));
  firstShell = await npmPlugin(['publish', 'shell', '--why', 'Prima']);
  await namedScreen(api, 'corridoio');
});
afterAll(async () => {
  await api?.close();
  if (room) await rm(room, { recursive: true });
});

/** Writes a build into a folder and returns the folder's path. */
async function write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<string> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(room, folder, path)), { recursive: true });
    await writeFile(join(room, folder, path), bytes);
  }
  return join(room, folder);
}
/** Variables of a machine without Chromium: nothing but Node is on its PATH. */
const variablesOf = (more: Record<string, string>) => ({
  VETTA_URL: api.url,
  ADMIN_KEY,
  INIT_CWD: room,
  PATH: dirname(process.execPath),
  ...more,
});
/** Runs `npm run plugin` as an author does. */
const npmPlugin = (args: string[], variables: Record<string, string> = {}) =>
  runScript(['plugin', ...args], variablesOf(variables));
const plugin = (args: string[], variables: Record<string, string> = {}) =>
  runHere(['plugin', ...args], variablesOf(variables));
/** The numbers of the generation that is tried on a screen, NaN if there is none, and of the current one. */
async function numbers(): Promise<[open: number, live: number]> {
  const { output } = await plugin(['list']);
  const number = (line: RegExp) => Number(line.exec(output)?.[1]);
  return [number(/^ {2}(\d+) .*\(open on/m), number(/^\* (\d+) /m)];
}
const hashIn = (output: string, name: string) => new RegExp(`${name}@([0-9a-f]{16})`).exec(output)?.[1];

test('an author publishes, tries on a screen, extends and goes back, from a folder of their own', async () => {
  expect(firstShell).toMatchObject(exited(0, 'Generation 1 (shell@'));

  const first = await plugin(['publish', join(room, 'meteo/dist'), '--why', 'Meteo']);
  expect(first.output).toMatch(
    /^It is published unchecked: there is no Chromium on .*\nmeteo@[0-9a-f]{16} is published\.\nGeneration 2 \(.*\) is served to everyone\./,
  );
  const again = await plugin(['publish', 'meteo', '--why', 'Ancora']);
  expect(again).toEqual(first);

  await write('meteo/dist', pluginBuild('meteo', 'pioggia'));
  const canary = await plugin(['publish', 'meteo', '--why', 'Piove', '--canary', 'corridoio']);
  expect(canary.output).toContain('is for the screen «corridoio» alone');
  const listed = await plugin(['list']);
  expect(listed.output).toMatch(/^ {2}3 {2}\S+ {2}admin: Piove {2}\(open on «corridoio»\)\n/);
  expect(listed.output).toMatch(/^\* 2 /m);
  expect(await plugin(['extend'])).toEqual({
    code: 1,
    output:
      'Generation 3 is not shown by «corridoio» yet: fifteen good minutes make it healthy. To give it to everyone all the same: npm run plugin -- extend --now\n',
  });
  expect((await plugin(['extend', '--now'])).output).toMatch(/^Generation 3 .* is served to everyone/);
  expect((await plugin(['back', '--why', 'Troppa pioggia'])).output).toMatch(/^Generation 4 /);
  const sun = hashIn(first.output, 'meteo');
  expect((await plugin(['list'])).output).toContain(`admin: Troppa pioggia  (equals 2)\n       meteo@${sun}`);

  const rain = hashIn(canary.output, 'meteo');
  const used = await plugin(['use', `meteo@${rain}`, '--why', 'Di nuovo']);
  expect(used.output).toMatch(new RegExp(`^Generation 5 .*meteo@${rain}.* is served`));
});

test('a canary on a screen that does not exist sends nothing, and says which screens there are', async () => {
  const before = (await plugin(['list'])).output;
  const borsa = await write('borsa/dist', pluginBuild('borsa'));
  const refused = await plugin(['publish', borsa, '--why', 'Prova', '--canary', 'coridoio']);
  expect(refused).toEqual(exited(1, /^No screen is called «coridoio»\. There are: corridoio\.\s*$/));
  expect((await plugin(['list'])).output).toBe(before);
});

test('a key for trials publishes to a named screen alone; a wrong key, or no server, is told before the check', async () => {
  const { body } = await api.ask('POST /api/admin/keys', {
    body: { name: 'Prove', scopes: ['publish:trial'] },
  });
  const vento = await write('vento/dist', guestBuild('vento'));
  const trial = ['publish', vento, '--why', 'Prova', '--canary', 'corridoio'];
  try {
    const tried = await plugin(trial, { ADMIN_KEY: body.key });
    expect(tried.output).toContain('is for the screen «corridoio» alone');
    const extended = await plugin(['extend', '--now'], { ADMIN_KEY: body.key });
    expect(extended.output).toMatch(/^403: .*«Plugin per tutti»/);
  } finally {
    await plugin(['back', '--why', 'Basta']);
  }
  expect(await plugin(['publish', vento, '--why', 'Prova'], { ADMIN_KEY: 'una-chiave-sbagliata' })).toEqual(
    exited(1, /^ADMIN_KEY is not the admin key of this Vetta\.\s*$/),
  );
  const nobody = await plugin(['publish', vento, '--why', 'Prova'], { VETTA_URL: 'http://127.0.0.1:9' });
  expect(nobody.output).toMatch(/^No Vetta answers at http:\/\/127\.0\.0\.1:9: .*\n$/);
});

test('who may not approve a plugin’s calls is told who does, and how', async () => {
  const { body } = await api.ask('POST /api/admin/keys', { body: { name: 'Autore', scopes: ['publish'] } });
  const brezza = await write('brezza/dist', guestBuild('brezza', ['GET /api/admin/prizes']));
  const publish = ['publish', brezza, '--why', 'Prova'];
  const approving =
    /\nbrezza@([0-9a-f]{16}) is published\.\n40[39]: .*\n.*«Usa» in «Strumenti › Plugin», or with: npm run plugin -- use brezza@\1 --why "…" --calls "GET \/api\/admin\/prizes"\s*$/s;
  for (const calls of [[], ['--calls', 'GET /api/admin/prizes']]) {
    const refused = await plugin([...publish, ...calls], { ADMIN_KEY: body.key });
    expect(refused).toEqual({ code: 1, output: expect.stringMatching(approving) });
  }
  const hash = hashIn((await plugin(['list'])).output, 'brezza');
  const approved = await plugin([
    'use',
    `brezza@${hash}`,
    '--why',
    'Approvo',
    '--calls',
    'GET /api/admin/prizes',
  ]);
  expect(approved.output).toMatch(/is served to everyone/);
  await plugin(['remove', 'brezza', '--why', 'Basta']);
});

test('a build of which no generation can be made is named with its hash all the same', async () => {
  await write('meteo/dist', pluginBuild('meteo', 'neve'));
  const canary = await plugin(['publish', 'meteo', '--why', 'Nevica', '--canary', 'CORRIDOIO']);
  try {
    expect(canary.output).toContain('is for the screen «corridoio» alone');
    await write('meteo/dist', pluginBuild('meteo', 'grandine'));
    const second = await plugin(['publish', 'meteo', '--why', 'Grandina', '--canary', 'corridoio']);
    expect(second).toMatchObject(exited(1, /\nmeteo@[0-9a-f]{16} is published\.\n409: /));
  } finally {
    await plugin(['back', '--why', 'Basta']);
  }
});

test('a plugin that is published unchecked needs a reason, which the list shows', async () => {
  const piove = await write('piove/dist', pluginBuild('piove'));
  const reasoned = await plugin(['publish', piove, '--why', 'Prova', '--skip-check', 'Solo una prova']);
  expect(reasoned.output).toContain('It is published unchecked: Solo una prova');
  const listed = await plugin(['list']);
  expect(listed.output).toContain('admin: Prova (senza controllo: Solo una prova)');
  const silent = await plugin(['publish', piove, '--why', 'Prova', '--skip-check', ' ']);
  expect(silent).toMatchObject(exited(1, 'Usage:'));
});

test('with a trial open and a newer generation live, back ends the one that is named', async () => {
  await plugin(['publish', await write('due/dist', pluginBuild('due', 'a')), '--why', 'Uno']);
  await write('due/dist', pluginBuild('due', 'b'));
  await plugin(['publish', 'due', '--why', 'Prova', '--canary', 'corridoio']);
  await plugin(['publish', await write('tre/dist', pluginBuild('tre')), '--why', 'Tre']);
  const [open, live] = await numbers();
  const unclear = await plugin(['back', '--why', 'Non va']);
  expect(unclear).toEqual({
    code: 1,
    output: `Generation ${open} is tried on «corridoio», and everyone has the newer ${live}. Say which of the two ends: npm run plugin -- back --trial, or npm run plugin -- back --current\n`,
  });
  expect(await numbers()).toEqual([open, live]);
  expect((await plugin(['back', '--why', 'Non va', '--current'])).output).toContain('is served to everyone');
  expect(await numbers()).toEqual([open, live + 1]);
  expect((await plugin(['list'])).output).toContain(`admin: Non va  (equals ${open - 1})`);
  expect((await plugin(['back', '--why', 'Basta', '--trial'])).output).toBe(
    `The canary of generation ${open} is over. Nothing has changed for the others.\n`,
  );
  expect(await plugin(['back', '--why', 'Basta', '--trial'])).toMatchObject(
    exited(1, 'there is no trial to end'),
  );
});

test('a plugin is removed by its name, and one that nobody gets is named with those there are', async () => {
  await plugin(['publish', await write('via/dist', pluginBuild('via')), '--why', 'Prova']);
  const removed = await plugin(['remove', 'via', '--why', 'Non serve più']);
  expect(removed).toMatchObject(exited(0, /^Generation \d+ \((?!.*via@).* is served/));
  expect(await plugin(['remove', 'via', '--why', 'Di nuovo'])).toMatchObject(
    exited(1, /^There is no plugin «via» in what is served to everyone\. There are: \w+/),
  );
});

test('an edit that was not built is told: the same build is not published again in its place', async () => {
  const folder = join(room, 'vecchio');
  await mkdir(join(folder, 'src'), { recursive: true });
  await write('vecchio/dist', pluginBuild('vecchio', 'a'));
  await plugin(['publish', 'vecchio', '--why', 'Prima']);
  await writeFile(join(folder, 'src/scene.tsx'), 'export default () => null;');
  const [, live] = await numbers();
  const same = await plugin(['publish', 'vecchio', '--why', 'Nuova scena']);
  expect(same.code).toBe(1);
  expect(same.output).toMatch(
    /vecchio@[0-9a-f]{16} is the same build: `src` is newer than `dist`\. Run "npm run build", then publish again\.\n$/,
  );
  expect((await numbers())[1]).toBe(live);
  await write('vecchio/dist', pluginBuild('vecchio', 'b'));
  expect((await plugin(['publish', 'vecchio', '--why', 'Nuova scena'])).output).not.toContain('newer');
});

/** A server that writes down what it is asked and answers with this. */
async function recorder(status: number, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-admin-key']}`);
    response.writeHead(status, headers).end('{}');
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, asked, [Symbol.dispose]: () => void server.close() };
}

test.each([301, 302, 303, 307, 308])('a redirect (%i) gets neither the key nor the build', async (status) => {
  using elsewhere = await recorder(200);
  using redirecting = await recorder(status, { Location: `${elsewhere.url}/api/admin/plugins` });
  const url = { VETTA_URL: redirecting.url };
  const listed = await plugin(['list'], url);
  expect(listed).toEqual(
    exited(
      1,
      `${redirecting.url} answers with a redirect (${status}) to ${elsewhere.url}. The admin key follows none`,
    ),
  );
  expect((await plugin(['publish', 'shell', '--why', 'Prova'], url)).code).toBe(1);
  expect(elsewhere.asked).toEqual([]);
  expect(redirecting.asked).toHaveLength(2);
});

test('the key leaves this machine over https alone, unless --insecure says otherwise', async () => {
  // On Linux this address is this machine, too; the command cannot know.
  const VETTA_URL = api.url.replace('127.0.0.1', '0.0.0.0');
  for (const args of [['list'], ['back', '--why', 'x'], ['extend'], ['publish', 'shell', '--why', 'x']])
    expect(await plugin(args, { VETTA_URL })).toEqual(
      exited(1, /^VETTA_URL is http, and 0\.0\.0\.0 is not this machine: .*--insecure/),
    );
  expect(await plugin(['list', '--insecure'], { VETTA_URL })).toMatchObject(exited(0, 'shell@'));
  const local = await plugin(['list'], { VETTA_URL: api.url.replace('127.0.0.1', 'localhost') });
  expect(local.output).not.toContain('is not this machine');
});

test('a build is named by its first digits, as many as no other build begins with', async () => {
  const { versions } = (await api.ask('GET /api/admin/generations')).body;
  const shell: string = versions.find(({ name }: { name: string }) => name === 'shell').hash;
  expect(shell).toMatch(/^[0-9a-f]{64}$/);
  for (const digits of [shell, shell.slice(0, 16), shell.slice(0, 4)])
    expect(await plugin(['use', `shell@${digits}`, '--why', 'x'])).toMatchObject({ code: 0 });
  const many: string[] = [];
  for (let n = 0; new Set(many.map(([first]) => first)).size === many.length; n += 1)
    many.push((await sendBuild(api, pluginBuild('molte', `${n}`))).body.hash);
  const twice = many.at(-1)?.[0];
  expect(await plugin(['use', `molte@${twice}`, '--why', 'x'])).toMatchObject(
    exited(1, /^More than one build begins with molte@.: give more digits/),
  );
});

test.each([
  ['no reason', ['publish', 'meteo'], {}, 'Say why with --why "…"'],
  ['no reason for a removal', ['remove', 'meteo'], {}, 'Say why with --why "…"'],
  ['both that back may end', ['back', '--why', 'x', '--trial', '--current'], {}, 'Usage:'],
  ['a canary that has no screen', ['publish', 'meteo', '--why', 'x', '--extend-when-healthy'], {}, 'Usage:'],
  ['an unknown command', ['delete', 'meteo'], {}, 'There is no command «delete».\nUsage:'],
  ['a folder without a build', ['publish', '.', '--why', 'x'], {}, 'There is no build in'],
  ['no key', ['list'], { ADMIN_KEY: '' }, 'Set ADMIN_KEY'],
  ['a wrong key', ['list'], { ADMIN_KEY: 'sbagliata' }, 'ADMIN_KEY is not the admin key'],
  ['nobody there', ['list'], { VETTA_URL: 'http://127.0.0.1:9' }, 'No Vetta answers at http://127.0.0.1:9'],
  ['an address that is none', ['list'], { VETTA_URL: 'vetta.local' }, 'VETTA_URL is not the address'],
  [
    'a name in the address',
    ['list'],
    { VETTA_URL: 'https://a:b@vetta.example' },
    'VETTA_URL is not the address',
  ],
  ['a file', ['list'], { VETTA_URL: 'file:///etc/passwd' }, 'VETTA_URL is not the address'],
  ['a name of a network', ['list'], { VETTA_URL: 'http://localhost.evil.example' }, 'is not this machine'],
  ['a refusal', ['use', `meteo@${'0123456789abcdef'.repeat(4)}`, '--why', 'x'], {}, '404: Non c'],
  [
    'a build that is none',
    ['use', 'meteo@ffff', '--why', 'x'],
    {},
    'No build of «meteo» begins with ffff. There are: meteo@',
  ],
  ['a name without a build', ['use', 'metoe@ffff', '--why', 'x'], {}, 'None is published under this name'],
  ['a check without Chromium', ['check', 'meteo'], {}, 'There is no Chromium on this machine'],
  ['a wrong CHROMIUM_BIN', ['check', 'meteo'], { CHROMIUM_BIN: '/no/chromium' }, 'CHROMIUM_BIN names no'],
  ['no canary', ['extend'], {}, 'No generation is tried'],
] as const)('%s ends the command with a sentence, and 1', async (_, args, variables, sentence) => {
  const { code, output } = await plugin([...args], variables);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test('the check refuses what is no guest before it opens a browser', async () => {
  const folder = await write('superato/dist', pluginBuild('superato', 'sole'));
  // No Chromium: it would not get that far.
  const { code, output } = await npmPlugin(['publish', folder, '--why', 'Di prima'], {
    CHROMIUM_BIN: process.execPath,
  });
  expect(output).toContain('superato is no guest, and no page loads it');
  expect(code).toBe(1);
  const own = await write('mf-own/dist', pluginBuild('mf-own', 'sole'));
  const front = await npmPlugin(['check', own], { CHROMIUM_BIN: process.execPath });
  expect(front).toMatchObject(exited(1, 'one of Vetta’s own front ends'));
  const { body } = await api.ask('GET /api/admin/generations');
  expect(JSON.stringify(body)).not.toContain('superato');
});

test('a build that is no guest is told what it may do, or that no page loads it', async () => {
  await write('mf-other/dist', pluginBuild('mf-other', 'sole'));
  // It is not checked: there is no such Chromium.
  const front = await plugin(['publish', join(room, 'mf-other/dist'), '--why', 'Di altri'], {
    CHROMIUM_BIN: process.execPath,
  });
  expect(front.output).toContain(
    'mf-other is no guest: it runs in the page itself and can do all that an admin can.',
  );
  expect((await plugin(['remove', 'mf-other', '--why', 'Tolto'])).code).toBe(0);
  await write('antico/dist', pluginBuild('antico', 'sole'));
  const old = await plugin(['publish', join(room, 'antico/dist'), '--why', 'Di prima']);
  expect(old.output).toContain('antico is no guest: no page loads it.');
  expect((await plugin(['remove', 'antico', '--why', 'Tolto'])).code).toBe(0);
  await write('ospite/dist', guestBuild('ospite'));
  const guest = await plugin(['publish', join(room, 'ospite/dist'), '--why', 'Un ospite']);
  expect(guest.output).toContain('is served to everyone');
  expect(guest.output).not.toMatch(/no guest/);
  expect((await plugin(['remove', 'ospite', '--why', 'Tolto'])).code).toBe(0);
});
