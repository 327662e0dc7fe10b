import { randomUUID } from 'node:crypto';
import type { GenerationRecord } from '@vetta/contract/generations';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';
import { guestBuild, pluginBuild, shellBuild } from '../../testing/builds.ts';
import { namedScreen } from '../../testing/screens.ts';
import type { BuildFiles } from '../publishing/build.ts';
import { archiveOf } from '../publishing/build-archive.ts';

/** Who holds the key. Each of the last two has published one of the guests, and is a stranger to the other. */
const holders = ['shared', 'admin', 'publish', 'publish:trial'] as const;
type Holder = (typeof holders)[number];

/** Each kind of plugin, with two builds of it. */
const kinds = {
  shell: ['shell', shellBuild('export {}'), shellBuild('export default 2')],
  'the back office': ['mf-admin', pluginBuild('mf-admin', 'uno'), pluginBuild('mf-admin', 'due')],
  'a plugin that is no guest': ['vecchio', pluginBuild('vecchio', 'uno'), pluginBuild('vecchio', 'due')],
  'a guest of publish': ['salita', guestBuild('salita', [], 'uno'), guestBuild('salita', [], 'due')],
  'a guest of publish:trial': ['cielo', guestBuild('cielo', [], 'uno'), guestBuild('cielo', [], 'due')],
} as const satisfies Record<string, readonly [string, BuildFiles, BuildFiles]>;
type Kind = keyof typeof kinds;

/** What a generation does to a plugin: which of its builds it has before and after. */
const changes = {
  'is added': [null, 0],
  'is exchanged': [0, 1],
  'is taken back': [1, 0],
  'is removed': [0, null],
} as const;
type ChangeName = keyof typeof changes;

const api = await useApi();
const keys = new Map<string, string>();
const hashes = new Map<Kind, readonly string[]>();
let others: Record<string, string>;

const send = async (files: BuildFiles, key = ADMIN_KEY) =>
  api.ask('POST /api/admin/plugins', {
    key,
    raw: new Uint8Array(await archiveOf(files)),
    headers: { 'Content-Type': 'application/x-tar' },
  });
const make = (plugins: Record<string, string | null>, key = ADMIN_KEY, more: object = {}) =>
  api.ask('POST /api/admin/generations', { key, body: { plugins, why: 'Prova', ...more } });
const back = (key: string, trial?: number | null) =>
  api.ask('POST /api/admin/generations/back', { key, body: { why: 'Via', trial } });
const generations = async (): Promise<GenerationRecord[]> =>
  (await api.ask('GET /api/admin/generations')).body.generations;
const ownerOf = (kind: Kind): Holder | undefined => holders.find((holder) => kind === `a guest of ${holder}`);
const keyOf = (holder: Holder) => keys.get(holder) ?? '';

beforeAll(async () => {
  keys.set('shared', ADMIN_KEY);
  for (const scope of holders.slice(1)) {
    const { body } = await api.ask('POST /api/admin/keys', {
      body: { name: `Chiave ${scope}`, scopes: [scope] },
    });
    keys.set(scope, body.key);
  }
  for (const [kind, [, ...builds]] of Object.entries(kinds)) {
    const sent = await Promise.all(
      builds.map((files) => send(files, keyOf(ownerOf(kind as Kind) ?? 'shared'))),
    );
    hashes.set(
      kind as Kind,
      sent.map(({ body }) => body.hash),
    );
  }
  others = { shell: hashes.get('shell')?.[0] ?? '' };
  expect((await make(others)).status).toBe(201);
  await namedScreen(api, 'Atrio');
}, 60_000);

/** The status of a call that the holder may make, or that is refused. */
const mayDo = (status: number) => (status === 403 ? 'refused' : status < 300 ? 'done' : `answered ${status}`);

interface Cell {
  readonly kind: Kind;
  readonly change: ChangeName;
  readonly holder: Holder;
}
const cells: Cell[] = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  (Object.keys(changes) as ChangeName[])
    .filter((change) => kind !== 'shell' || !changes[change].includes(null as never))
    .flatMap((change) => holders.map((holder) => ({ kind, change, holder }))),
);

describe.each(cells)('$kind $change by a key of $holder', ({ kind, change, holder }) => {
  const [name, ...builds] = kinds[kind];
  const of = (side: 0 | 1) => {
    const build = changes[change][side];
    return { [name]: build === null ? null : (hashes.get(kind)?.[build] ?? '') };
  };
  const isAdmin = holder === 'shared' || holder === 'admin';
  const isOwn = ownerOf(kind) === holder;
  const onTrial = isAdmin || isOwn ? 'done' : 'refused';
  const forAll = holder === 'publish:trial' ? 'refused' : onTrial;
  /** Makes what is before the change current, by an admin. */
  const begin = async () => {
    const [open] = (await generations()).filter(({ canary }) => canary?.state === 'open');
    if (open) await back(ADMIN_KEY, open.number);
    expect(
      (await make({ ...others, [name]: null, ...of(0), ...(name === 'shell' && of(0)) })).status,
    ).toBeLessThan(300);
  };
  const trialBy = async (key: string) => make(of(1), key, { canary: 'Atrio' });

  test('uploading', async () => {
    const build = changes[change][1];
    if (build === null) return;
    const files = builds[build];
    if (files) expect(mayDo((await send(files, keyOf(holder))).status)).toBe(onTrial);
  });

  test('choosing it, for everyone or on a screen', async () => {
    await begin();
    expect(mayDo((await make(of(1), keyOf(holder))).status)).toBe(forAll);
    await begin();
    expect(mayDo((await trialBy(keyOf(holder))).status)).toBe(onTrial);
    await begin();
    expect(
      mayDo((await make(of(1), keyOf(holder), { canary: 'Atrio', extendWhenHealthy: true })).status),
    ).toBe(forAll);
  });

  test('extending a trial of it, and ending one', async () => {
    await begin();
    const first = await trialBy(ADMIN_KEY);
    const extend = `POST /api/admin/generations/${first.body.number}/extend`;
    expect(mayDo((await api.ask(extend, { key: keyOf(holder) })).status)).toBe(forAll);
    await begin();
    const second = await trialBy(ADMIN_KEY);
    expect(mayDo((await back(keyOf(holder), second.body.number)).status)).toBe(onTrial);
  });

  test('going back over it', async () => {
    // Backwards: what was after the change was current before.
    await begin();
    await make(of(1));
    await make(of(0));
    expect(mayDo((await back(keyOf(holder))).status)).toBe(forAll);
  });
});

const prizes = 'GET /api/admin/prizes';

test('going back with a key that publishes brings no approved call back that is not current', async () => {
  const { body } = await send(guestBuild('premi', [prizes]), keyOf('publish'));
  await make({ premi: body.hash }, ADMIN_KEY, { calls: [prizes] });
  await make({ premi: null });
  expect((await back(keyOf('publish'))).status).toBe(409);
  expect((await back(ADMIN_KEY)).status).toBe(201);
});

test('an approval is of a name and a key: whoever gets the name has its calls approved anew', async () => {
  const sent = await send(guestBuild('scala', [prizes]), keyOf('publish'));
  await make({ scala: sent.body.hash }, ADMIN_KEY, { calls: [prizes] });
  const other = await api.ask('POST /api/admin/keys', { body: { name: 'Altra', scopes: ['publish'] } });
  const theirs = guestBuild('scala', [prizes], 'altro');
  expect((await send(theirs, other.body.key)).status).toBe(403);
  const handOver = (keyId: string) => api.ask('PUT /api/admin/plugins/scala', { body: { keyId } });
  expect((await handOver(randomUUID())).status).toBe(404);
  expect(await handOver(other.body.id)).toMatchObject({ status: 200, body: { keyId: other.body.id } });
  expect((await send(guestBuild('scala', [], 'mio'), keyOf('publish'))).status).toBe(403);
  const { body } = await send(theirs, other.body.key);
  expect((await make({ scala: body.hash }, other.body.key)).status).toBe(409);
  expect((await make({ scala: body.hash }, ADMIN_KEY, { calls: [prizes] })).status).toBe(201);
});

test('a withdrawn build is chosen by nobody, sent by nobody, and left out by who goes back', async () => {
  const files = guestBuild('vento');
  const { hash } = (await send(files, keyOf('publish'))).body;
  await make({ vento: hash });
  await make({ vento: null });
  const withdraw = (key: string) => api.ask(`DELETE /api/admin/plugins/vento/builds/${hash}`, { key });
  expect((await withdraw(keyOf('publish:trial'))).status).toBe(403);
  expect((await withdraw(keyOf('publish'))).status).toBe(204);
  expect((await withdraw(ADMIN_KEY)).status).toBe(404);
  expect((await make({ vento: hash })).status).toBe(404);
  expect((await send(files, keyOf('publish'))).status).toBe(409);
  expect((await back(ADMIN_KEY)).body.plugins).not.toHaveProperty('vento');
  const shell = hashes.get('shell')?.[0];
  expect((await api.ask(`DELETE /api/admin/plugins/shell/builds/${shell}`)).status).toBe(409);
});

test('withdrawing a build that is on trial or in use ends the trial, and gives everyone the one before or none', async () => {
  const sent = async (calls: string[], text: string) =>
    (await send(guestBuild('nebbia', calls, text), keyOf('publish:trial'))).body.hash;
  const [first, second, third] = [await sent([], 'uno'), await sent([], 'due'), await sent([], 'tre')];
  const asking = await sent([prizes], 'chiede');
  const withdraw = (hash: string, key = ADMIN_KEY) =>
    api.ask(`DELETE /api/admin/plugins/nebbia/builds/${hash}`, { key });
  const inUse = async () => (await generations()).find(({ isCurrent }) => isCurrent)?.plugins.nebbia;
  await make({ nebbia: asking }, ADMIN_KEY, { calls: [prizes] });
  await make({ nebbia: first });
  await make({ nebbia: second });
  const trial = await make({ nebbia: third }, ADMIN_KEY, { canary: 'Atrio' });
  expect((await withdraw(third, keyOf('publish:trial'))).status).toBe(204);
  const ended = (await generations()).find(({ number }) => number === trial.body.number);
  expect(ended?.canary?.state).toBe('ended');
  expect((await withdraw(second, keyOf('publish:trial'))).status).toBe(409);
  expect((await withdraw(second)).status).toBe(204);
  expect(await inUse()).toBe(first);
  // What was approved once, and is not now, does not come back by itself.
  expect((await withdraw(first)).status).toBe(204);
  expect(await inUse()).toBeUndefined();
});
