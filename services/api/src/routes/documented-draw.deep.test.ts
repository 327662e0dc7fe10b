import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { beforeAll, expect, test } from 'vitest';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();
const folder = await folderOfFile();
beforeAll(async () => {
  const document = await readFile(new URL('../../../../docs/draw.md', import.meta.url), 'utf8');
  const [, script = ''] = /```js\n(.*?)```/s.exec(document) ?? [];
  await writeFile(join(folder, 'draw.mjs'), script);
});

/** Returns the output of the document's script for a month, run as the document says. */
async function recomputed(month: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'draw.mjs'), api.url, month]);
  return stdout.trim().split('\n');
}

const winners = async (month: string): Promise<string[]> => {
  const { draws } = (await api.ask(`GET /api/draws/${month}`)).body;
  return draws.map(
    ({ participants, winnerId }: { participants: { id: string; name: string }[]; winnerId: string }) =>
      participants.find(({ id }) => id === winnerId)?.name,
  );
};

test('the script of docs/draw.md, run by anyone, finds the winners of real draws, a voided one among them', async () => {
  for (const title of ['Cena per due', 'Cuffie']) {
    await api.ask('POST /api/admin/prizes', { body: { title, isLottery: true } });
  }
  await api.closeAt('2025-10-31T23:59');
  const [draw] = (await api.ask('GET /api/draws/2025-10')).body.draws;
  await api.ask(`POST /api/admin/draws/${draw.id}/void`, { body: { reason: 'Prova' } });
  await api.closeAt('2025-11-01T23:59');

  const winnersShown = await winners('2025-10');
  expect(winnersShown).toHaveLength(4);
  const lines = await recomputed('2025-10');
  expect(lines.map((line) => line.split(' ').slice(-2))).toEqual(winnersShown.map((name) => [name, 'true']));
});

test('the script accepts a draw without participants', async () => {
  await api.closeAt('2025-11-30T23:59');
  expect(await recomputed('2025-11')).toEqual(['Mystery box - true', 'Cena per due - true', 'Cuffie - true']);
});

test("the script repeats a draw of an older version, whose choice depends on the prize's id", async () => {
  const [draw] = (await api.ask('GET /api/draws/2025-10')).body.draws;
  const digits = createHash('sha256').update(`${draw.secret}:${draw.prizeId}:0`).digest('hex').slice(0, 16);
  const winner = draw.participants[Number(BigInt(`0x${digits}`) % BigInt(draw.participants.length))];
  await api.database('draws').where({ id: draw.id }).update({ rank: null, winner_id: winner.id });
  expect((await recomputed('2025-10'))[0]).toBe(`${draw.prizeTitle} ${winner.name} true`);
});

test('the script finds a draw that was tampered with', async () => {
  const standing = api.database('draws').where({ month: '2025-10-01' }).whereNotNull('winner_id');
  await standing.clone().update({ winner_id: api.ids.Carla });
  expect((await recomputed('2025-10')).map((line) => line.split(' ').at(-1))).toEqual(Array(4).fill('false'));
});
