import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { bonusTypes } from '../../testing/bonus-types.ts';
import { keyed } from '../../testing/keyed-hash.ts';
import { useOffice } from '../../testing/office.ts';
import { listAudit } from '../audit/list-audit.ts';
import { recordChange } from '../audit/record-change.ts';
import { assignBonus } from '../bonuses/assign-bonus.ts';
import { content } from '../content/content.ts';
import { getDraws } from '../draws/draws.ts';
import { plainCommands } from '../plain-commands.ts';
import { handOverPrize } from '../prizes/hand-over-prize.ts';
import { addPrize } from '../prizes/prizes.ts';
import { changeScoring } from '../scoring/change-scoring.ts';
import { getScoring } from '../scoring/scoring.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { anonymisePlayer } from './anonymise-player.ts';
import { changePlayer } from './change-player.ts';
import { listDisqualifications } from './disqualify-player.ts';
import { places } from './forget-everywhere.ts';
import { listArchivedPlayers } from './list-players.ts';

const rules = plainCommands('game_rules');
const office = useOffice();
const audit = audited(office);

const anonymise = (name: string, reason = 'Lo ha chiesto') =>
  audit.act('POST /api/admin/players/{id}/anonymise', (trx, now) =>
    anonymisePlayer(trx, office.idOf(name), { reason }, now, keyed),
  );
const archived = async () =>
  (await listArchivedPlayers(office.db, nowOf(office.now))).map(({ name }) => name);

/** Returns every row of every table of the league as text. */
async function everything(): Promise<string> {
  const tables = await rows<{ name: string }>(
    office.db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts = await Promise.all(
    tables.map(({ name }) => rows(office.db, `select cast(to_jsonb(t) as text) as row from "${name}" t`)),
  );
  return JSON.stringify(texts);
}

/** Anna Verdi, once Anna Rossi, is in a final month, in a draw and in the audit. */
async function officeOfOctober() {
  office.at('2025-10-01T09:00');
  await office.db('prizes').insert({
    position: 1,
    title: 'Mystery box',
    is_lottery: true,
    updated_at: office.now.toString(),
  });
  await office.add('Anna Rossi');
  await office.add('Bruno');
  await audit.disqualify('Anna Rossi', '2025-09', 'ANNA VERDI ha falsato i numeri');
  await office.close('2025-09-30');
  office.at('2025-10-20T18:00');
  await office.record('Anna Rossi', ['2025-10-19', '2025-10-20'], { rings: 900, apptSet: 5 });
  await office.record('Bruno', '2025-10-20', { rings: 1300 });
  await audit.rename('Anna Rossi', 'Anna Verdi');
  const removed = await audit.remove('Anna Rossi');
  const restored = await audit.undo(removed);
  await office.closeAt('2025-11-03T09:00');
  await audit.archive('Anna Rossi');
  return { removed, restored };
}

test("no row of the league has the player's name or an earlier one, and no number moves", async () => {
  await officeOfOctober();
  expect(await everything()).toMatch(/anna rossi.*anna verdi/is);
  const numbers = async () =>
    (await office.board('2025-10')).entries.map(({ name: _, ...numbers }) => numbers);
  const before = await numbers();
  await anonymise('Anna Rossi', 'Anna Rossi ce lo ha chiesto');
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
  expect(await numbers()).toEqual(before);
  expect(await office.order('2025-10')).toEqual(['Partecipante 1', 'Bruno']);
  expect(await archived()).toEqual(['Partecipante 1']);
  const { changes } = await listAudit(office.db, {});
  expect(changes[0]).toMatchObject({
    action: 'POST /api/admin/players/{id}/anonymise',
    before: null,
    after: { name: 'Partecipante 1', reason: 'Partecipante 1 ce lo ha chiesto' },
  });
});

test('no undo brings the name back', async () => {
  const { restored } = await officeOfOctober();
  await anonymise('Anna Rossi');
  const removed = await audit.remove('Anna Rossi');
  await audit.undo(removed);
  expect(await archived()).toEqual(['Partecipante 1']);
  await audit.refusal(restored);
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
});

test('a second call answers the same, and another player gets the lowest free number', async () => {
  await officeOfOctober();
  await anonymise('Anna Rossi');
  await anonymise('Anna Rossi');
  await audit.archive('Bruno');
  await anonymise('Bruno');
  expect(await archived()).toEqual(['Partecipante 1', 'Partecipante 2']);
  await office.remove('Anna Rossi');
  // The final month keeps the row, so its name stays in use.
  await office.add('Carla');
  await audit.archive('Carla');
  await anonymise('Carla');
  expect(await archived()).toEqual(['Partecipante 2', 'Partecipante 3']);
});

/** Makes a change under an admin's own name. */
const actAs = (actor: string, action: string, run: Parameters<typeof audit.act>[1]) =>
  office.run(async (trx, now) =>
    recordChange(trx, { actor, action, at: now.instant, change: await run(trx, now) }),
  );

test('a player who was removed can be made anonymous by the id that history holds, and no undo brings the name back', async () => {
  await officeOfOctober();
  const removed = await audit.remove('Anna Rossi');
  const change = await office.run(async (trx, now) =>
    anonymisePlayer(trx, office.idOf('Anna Rossi'), { reason: 'Lo ha chiesto Anna Verdi' }, now, keyed),
  );
  const anonymous = { id: office.idOf('Anna Rossi'), name: 'Partecipante 1' };
  expect(change.reply).toEqual(anonymous);
  expect(change.after).toEqual({
    playerId: anonymous.id,
    name: 'Partecipante 1',
    reason: 'Lo ha chiesto Partecipante 1',
    deleted: { events: 0, identities: 0 },
  });
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
  expect(await office.order('2025-10')).toEqual(['Partecipante 1', 'Bruno']);
  await audit.undo(removed);
  expect(await archived()).toEqual(['Partecipante 1']);
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
});

test('a second call for a removed player answers the same, and the number stays in use', async () => {
  office.at('2025-10-01T09:00');
  for (const name of ['Anna', 'Bruno']) {
    await office.add(name);
    await audit.remove(name);
  }
  const anonymous = async (name: string) => (await office.forget(name)).reply.name;
  expect(await anonymous('Anna')).toBe('Partecipante 1');
  expect(await anonymous('Bruno')).toBe('Partecipante 2');
  expect(await anonymous('Anna')).toBe('Partecipante 1');
});

test('an id that no player ever had is unknown, that of something else too; a player on the board is refused', async () => {
  await office.begin('2025-10-01T09:00', 'Anna');
  const refusal = (id: string) =>
    office
      .run((trx, now) => anonymisePlayer(trx, id, { reason: 'Prova' }, now, keyed))
      .catch((error) => error);
  expect(await refusal('0199f7a2-5c00-7000-8000-000000000001')).toMatchObject({ status: 404 });
  let prize = '';
  await audit.act('POST /api/admin/prizes', async (trx, now) => {
    const added = await addPrize(trx, { title: 'Bici', position: 1, isLottery: false, isActive: true }, now);
    prize = added.after.id;
    return added;
  });
  expect(await refusal(prize)).toMatchObject({ status: 404 });
  expect(await refusal(office.idOf('Anna'))).toMatchObject({ code: 'not_archived', status: 409 });
});

test('nothing that people wrote names the player any more: texts, rules, prizes, reasons, screens, and who did it', async () => {
  office.at('2025-10-01T09:00');
  await office.add('Bruno', { team: 'Lupi di Anna Rossi' });
  await office.add('Anna Rossi');
  // As long as a team may be.
  await office.add('Carla', { team: 'Gli ottimi amici di Anna Rossi' });
  const prize = { title: 'La bici di Anna Rossi', position: 1, isLottery: false, isActive: true };
  const by = (action: string, run: Parameters<typeof audit.act>[1]) => actAs('Anna Rossi', action, run);
  await by('POST /api/admin/prizes', (trx, now) =>
    addPrize(trx, { ...prize, description: 'Vinta da anna rossi' }, now),
  );
  await by('POST /api/admin/prizes', (trx, now) => addPrize(trx, { ...prize, isLottery: true }, now));
  await by('POST /api/admin/content', (trx) =>
    content.add(trx, { key: 'anna.testo', value: 'Brava ANNA ROSSI!', description: 'Per Anna Rossi' }),
  );
  const rule = { title: 'Regola di Anna Rossi', content: 'Chiedi ad Anna Rossi', order: 99, isActive: true };
  await by('POST /api/admin/rules', (trx) => rules.add(trx, rule));
  await office.record('Bruno', '2025-10-01', { apptDone: 20 });
  await by('POST /api/admin/player-bonuses', async (trx, now) => {
    const [type] = await bonusTypes(office.db);
    const award = {
      ...{ playerId: office.idOf('Bruno'), bonusTypeId: type?.id ?? '', manuallyAssigned: true },
      ...{ weekStartDate: '2025-09-29', dateEarned: '2025-10-01', assignedBy: 'Anna Rossi' },
    };
    return assignBonus(trx, award, now);
  });
  office.at('2025-11-01T09:00');
  // The values of October are kept beside the new ones.
  const scoring = { ...(await getScoring(office.db)), ringPoints: 2 };
  await by('PUT /api/admin/scoring-config', (trx, now) => changeScoring(trx, scoring, now));
  await office.record('Bruno', '2025-11-01', { apptDone: 20 });
  const values = await everything();
  await office.closeAt('2025-11-03T09:00');
  await office.db('generations').insert({
    ...{ number: 1, made_at: office.now.toString(), made_by: 'Anna Rossi', why: 'La vuole Anna Rossi' },
    ...{
      canary_screen: 'Anna Rossi',
      canary_state: 'ended',
      canary_ended_because: 'Anna Rossi non la vuole',
    },
  });
  await office.db('plugin_versions').insert({
    ...{ name: 'shell', hash: 'a'.repeat(64), files: '[]', published_at: office.now.toString() },
    published_by: 'Anna Rossi',
  });
  await office.db('screens').insert({
    // As long as a name may be.
    ...{ id: randomUUID(), code: 'ABCDEF', name: `${'Scrivania '.repeat(5)}Anna Rossi` },
    ...{ first_seen_at: office.now.toString(), beat_at: office.now.toString(), generation: 1, painted: true },
    ...{ dark: false, restarts: 0, clock_offset: 0, viewport_width: 1, viewport_height: 1 },
  });
  const [box] = (await getDraws(office.db, '2025-10')).draws;
  await by('PUT /api/admin/months/{month}/prizes/{id}/handover', (trx, now) =>
    handOverPrize(trx, { month: '2025-10', id: box?.prizeId ?? '', on: '2025-11-03' }, now),
  );
  const erased = await by('DELETE /api/admin/content/{key}', (trx) => content.remove(trx, 'anna.testo'));
  const removed = await audit.remove('Carla');
  await audit.archive('Anna Rossi');
  expect(values).toMatch(/anna rossi/i);
  expect((await everything()).match(/anna rossi/gi)?.length).toBeGreaterThan(40);

  await anonymise('Anna Rossi');
  expect((await everything()).match(/.{60}anna rossi.{60}/gi)).toBeNull();
  await audit.undo(erased);
  expect(await rows(office.db, "select key, value from site_content where key = 'anna.testo'")).toEqual([
    // What a text is found by stays.
    { key: 'anna.testo', value: 'Brava Partecipante 1!' },
  ]);
  await audit.undo(removed);
  const teams = async (month: string) =>
    (await office.board(month)).entries.map(({ name, team }) => [name, team]);
  expect(await teams('2025-11')).toContainEqual(['Carla', 'Gli ottimi amici di Partecipan']);
  expect(await teams('2025-10')).toContainEqual(['Bruno', 'Lupi di Partecipante 1']);
  expect((await office.board('2025-10')).prizes[0]).toMatchObject({
    title: 'La bici di Partecipante 1',
    description: 'Vinta da Partecipante 1',
  });
});

test('a longer name of another player stays whole, in texts and in the audit', async () => {
  await office.begin('2025-10-01T09:00', 'Anna', 'Anna Rossi', 'Bruno');
  await audit.disqualify('Bruno', '2025-10', 'Anna e Anna Rossi si sono accordate');
  await audit.act('PUT /api/admin/players/{id}', (trx, now) =>
    changePlayer(trx, office.idOf('Anna Rossi'), { joinedOn: '2025-10-01' }, now),
  );
  await audit.archive('Anna');
  await anonymise('Anna');
  expect((await listDisqualifications(office.db, '2025-10'))[0]?.reason).toBe(
    'Partecipante 1 e Anna Rossi si sono accordate',
  );
  const { changes } = await listAudit(office.db, { subject: office.idOf('Anna Rossi') });
  expect(changes[0]).toMatchObject({ before: { name: 'Anna Rossi' }, after: { name: 'Anna Rossi' } });
});

/** The columns of texts and JSON in which no name stands, or only one that is replaced by id. */
const withoutNames: Readonly<Record<string, readonly string[]>> = {
  adjustments: ['field'],
  admin_keys: ['hash', 'scopes'],
  admin_users: ['password_hash', 'previous_hash', 'username'],
  anonymised_players: ['name'],
  audit: ['action', 'subjects'],
  audit_rows: ['table_name'],
  bonus_types: ['bonus_key', 'description', 'name'],
  canary_beats: ['failure'],
  challenges: ['counted', 'per'],
  channel_deliveries: ['error', 'event', 'key', 'state'],
  channels: ['attempted_at', 'events', 'host', 'kind', 'missing_at', 'off_because', 'sealed'],
  closed_days: ['report'],
  draw_commitments: ['commitment', 'secret'],
  earlier_names: ['name'],
  entries: ['alignment_origin', 'appt_done_origin', 'appt_set_origin', 'rings_origin'],
  event_kinds: ['kind', 'source'],
  event_sums: ['kind', 'source', 'who'],
  // People there are known by what links them, not by a name: forgetIdentities.
  events: ['cancels', 'id', 'kind', 'source', 'who'],
  failing_close: ['because'],
  final_months: ['bonuses', 'contest', 'prize_settings', 'scoring'],
  final_standings: ['adjustments', 'bonuses', 'computed_with', 'name', 'not_eligible', 'role'],
  forgotten_identities: ['source', 'who_hash'],
  forgotten_names: ['name_hash'],
  frozen_sums: ['bonuses', 'days'],
  generation_plugins: ['hash', 'name'],
  generations: ['canary_state'],
  identities: ['source', 'who'],
  identity_links: ['source', 'who'],
  import_layouts: ['date_order', 'header'],
  import_people: ['name_hash'],
  month_values: ['bonuses', 'scoring', 'settings'],
  nightly_backup: ['file'],
  notices: ['screens', 'tone'],
  players: ['name', 'role'],
  plugin_owners: ['name'],
  plugin_versions: ['declaration', 'files', 'hash', 'name'],
  prizes: ['image_url'],
  replaced_commitments: ['commitment'],
  scheduler_reports: ['runner'],
  screen_commands: ['kind'],
  screens: ['code', 'last_failure', 'plan', 'scene', 'token_hash'],
  senders: ['source'],
  settings: ['description', 'key', 'type', 'value'],
  site_content: ['key'],
  source_numbers: ['asked', 'taken'],
  sources: ['content_hash', 'etag', 'from_time', 'last_modified', 'to_time', 'host', 'sealed'],
  started_builds: ['hash', 'name'],
  told_numbers: ['counted'],
  uploads: ['type'],
};

test('every column of text is looked through, or holds no name', async () => {
  const columns = await rows<{ name: string }>(
    office.db,
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'knex_%' and data_type in ('text', 'jsonb', 'ARRAY')
    order by 1`,
  );
  const known = places.flatMap(({ table, texts = [], json = [] }) =>
    [...texts, ...json].map((column) => `${table}.${column}`),
  );
  const others = Object.entries(withoutNames).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(columns.map(({ name }) => name)).toEqual([...known, ...others].sort());
});
