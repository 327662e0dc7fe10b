import type { NewEvents } from '@vetta/contract/intake';
import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { keyed } from '../../testing/keyed-hash.ts';
import { useOffice } from '../../testing/office.ts';
import { recordEntries } from '../entries/record-entries.ts';
import { listMonths } from '../months/list-months.ts';
import { addPlayer } from '../players/add-player.ts';
import { nowOf } from '../time/now.ts';
import { keepDifference } from './differences.ts';
import { linkIdentity } from './identities.ts';
import { removeBrought, takeSentEvents } from './senders.ts';

const office = useOffice();
const audit = audited(office);

const ring = (id: string, day = '2026-11-20') => ({
  id,
  at: `${day}T10:00:00Z`,
  kind: 'ring',
  who: '101',
  amount: 30,
});
const send = (...events: NewEvents['events']) =>
  audit.act('POST /api/intake/events', (trx, now) =>
    takeSentEvents(trx, { source: 'centralino', events }, { isAdmin: true, keyId: null, keyed }, now),
  );
const person = { source: 'centralino', who: '101' };
const link = (name: string | null, openMonths = false) =>
  audit.act('PUT /api/admin/identities', (trx, now) => {
    const playerId = name === null ? null : office.idOf(name);
    return linkIdentity(trx, { ...person, playerId, openMonths }, now);
  });
const rings = async (date = '2026-11-20') => (await audit.entryOf('Anna', date))?.rings;

async function officeThatCounts(...days: string[]) {
  await office.begin('2026-11-20T18:00', 'Anna', 'Bruno');
  await send(ring('1'), ring('2'), ...days.map((day) => ring(day, day)));
}

test('what is taken back while a player is in the archive counts no longer once the player is back', async () => {
  await officeThatCounts();
  await link('Anna');
  const left = await audit.archive('Anna');
  await send({ id: '3', cancels: '1' });
  expect(await rings()).toBe(60);
  await audit.undo(left);
  expect(await rings()).toBe(30);
  await audit.archive('Anna');
  await send({ id: '4', cancels: '2' });
  await audit.archive('Anna', false);
  expect(await rings()).toBeUndefined();
  await send(ring('5'));
  expect(await rings()).toBe(30);
  await audit.archive('Anna');
  await audit.act('DELETE /api/admin/senders/{source}/events', (trx, now) =>
    removeBrought(trx, { source: 'centralino', keyId: null }, now),
  );
  await audit.archive('Anna', false);
  expect(await rings()).toBeUndefined();
});

test('an undo uncovers no number of a leaver that has gone to another since', async () => {
  await officeThatCounts();
  await link('Anna');
  const typed = await audit.recordEntries(['Anna'], '2026-11-20', 101);
  await link('Bruno');
  await audit.archive('Anna');
  await audit.undo(typed);
  expect(await rings()).toBeUndefined();
});

test('a link for all days is undone though its player, who had the first of them before, was removed since', async () => {
  await officeThatCounts();
  await link('Bruno');
  await audit.act('PUT /api/admin/identities', (trx, now) =>
    linkIdentity(trx, { ...person, playerId: office.idOf('Anna'), from: '2026-11-20' }, now),
  );
  const again = await link('Bruno');
  await office.remove('Bruno');
  await audit.undo(again);
  expect(await rings()).toBe(60);
});

test('events that were taken out and came again are not counted twice by the undo', async () => {
  await officeThatCounts();
  await link('Anna');
  const removed = await audit.act('DELETE /api/admin/senders/{source}/events', (trx, now) =>
    removeBrought(trx, { source: 'centralino', keyId: null }, now),
  );
  await send(ring('1'));
  expect(await rings()).toBe(30);
  await audit.undo(removed);
  expect(await rings()).toBe(60);
});

test('a number that is counted again is provisional only where it is another one', async () => {
  await officeThatCounts();
  await send({ ...ring('9', '2026-11-19'), kind: 'apptSet', amount: 1 });
  const day = { playerId: office.idOf('Anna'), date: '2026-11-20' };
  const type = (numbers: { rings?: number; apptSet?: number }) =>
    audit.act('POST /api/admin/entries/bulk', (trx, now) =>
      recordEntries(trx, { date: day.date, entries: [{ playerId: day.playerId, ...numbers }] }, now),
    );
  const keepCounted = () =>
    audit.act('POST /api/admin/differences/keep', (trx, now) =>
      keepDifference(trx, { ...day, keep: 'counted' }, now),
    );
  const provisional = async () =>
    (await office.board()).entries.find(({ playerId }) => playerId === day.playerId)?.provisional;
  await type({ rings: 60 });
  await link('Anna');
  office.at('2026-11-20T23:59');
  await office.close('2026-11-20');
  office.at('2026-11-21T18:00');
  await keepCounted();
  expect([await rings(), await provisional()]).toEqual([60, false]);
  await type({ apptSet: 3 });
  office.at('2026-11-21T23:59');
  await office.close('2026-11-21');
  office.at('2026-11-22T18:00');
  await keepCounted();
  expect(await audit.entryOf('Anna', day.date)).toMatchObject({ rings: 60, apptSet: 0 });
  expect(await provisional()).toBe(true);
});

test('the undo of a change after which nothing counted gives back the number with its time, and who came with it is linked again', async () => {
  await officeThatCounts();
  office.at('2026-11-20T18:01');
  const added = await audit.act('POST /api/admin/players', (trx, now) =>
    addPlayer(trx, { name: 'Carla', position: 0, score: 0, bonus: 0, total: 0 }, now),
  );
  const { playerId = '' } = (await office.board()).entries.find(({ name }) => name === 'Carla') ?? {};
  await audit.act('PUT /api/admin/identities', (trx, now) => linkIdentity(trx, { ...person, playerId }, now));
  await office.closeAt('2026-11-20T23:59');
  office.at('2026-11-21T08:00');
  const before = await audit.seen();
  office.at('2026-11-21T08:01');
  const lifted = await link(null);
  await audit.undo(lifted);
  expect(await audit.seen()).toBe(before);
  await audit.undo(await audit.undo(added));
  expect(await audit.seen()).toBe(before);
});

test('the undo of a link that was lifted, or of a disqualification, is refused once there is another, or its player is gone', async () => {
  await officeThatCounts();
  await link('Anna');
  const unlinked = await link(null);
  await link('Bruno');
  expect(await audit.refusal(unlinked)).toMatch(/modifica più recente/);
  const moved = await link('Anna');
  await office.remove('Bruno');
  expect(await audit.refusal(moved)).toMatch(/a chi va «101»/);

  await audit.disqualify('Anna', '2026-11', 'KPI anomali');
  const lifted = await audit.disqualify('Anna', '2026-11', null);
  await audit.disqualify('Anna', '2026-11', 'Sabotaggio');
  expect(await audit.refusal(lifted)).toMatch(/modifica più recente/);
});

test('the undo of a link that opened months takes them away again, also final ones', async () => {
  await officeThatCounts('2026-10-15');
  await audit.record('Bruno', '2026-11-20', 10);
  const months = async () => (await listMonths(office.db, nowOf(office.now))).map(({ month }) => month);
  const before = await months();
  const linked = await link('Anna', true);
  await office.closeAt('2026-11-20T23:59');
  expect(await months()).toContain('2026-10');
  await audit.undo(linked);
  expect(await months()).toEqual(before);
});
