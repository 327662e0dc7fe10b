import { createHash } from 'node:crypto';
import type { Database } from '@vetta/league/store/database';
import { knownMigrations, migrate } from '@vetta/league/store/migrate';

// The version that first kept uploads: its players have points and positions, its draws no rank, its final months only the
// bonuses that were active, and the oldest no contest.
const EARLY = knownMigrations().slice(0, 11);

const anna = '0199f7a2-5c00-7000-8000-000000000001';
export const bruno = '0199f7a2-5c00-7000-8000-000000000002';
const bike = '0199f7a2-5c00-7000-8000-00000000000a';
export const box = '0199f7a2-5c00-7000-8000-00000000000b';
export const picture = '0199f7a2-5c00-4000-8000-00000000000c';
export const participants = [
  { id: anna, name: 'Anna', total: 1280 },
  { id: bruno, name: 'Bruno', total: 1380 },
];

/** Returns the tables of an early version, whose columns are not today's. */
const tablesOf = (database: Database) => (name: string) => database(name);

const prizes = [
  { id: bike, position: 1, title: 'Bici', imageUrl: `/uploads/${picture}.png`, isLottery: false },
  { id: box, position: 2, title: 'Mystery box', imageUrl: null, isLottery: true },
];

/**
 * Makes a league of an early version in a database: two final months that had other values than today's, and the month under
 * way. The lottery's prize is removed since.
 */
export async function makeEarlyLeague(database: Database): Promise<void> {
  await database.raw('drop schema public cascade; create schema public');
  await migrate(database, EARLY);
  const table = tablesOf(database);
  const at = '2025-11-03T23:00:00Z';
  const player = { joined_on: '2025-09-01', updated_at: at };
  await table('players').insert([
    { ...player, id: anna, name: 'Anna', position: 1, score: 90, total: 90 },
    { ...player, id: bruno, name: 'Bruno', position: 2 },
  ]);
  const numbers = { appt_set: 0, appt_done: 0, alignment: false, recorded_at: at };
  await table('entries').insert([
    { ...numbers, player_id: bruno, date: '2025-09-30', rings: 10 },
    { ...numbers, player_id: anna, date: '2025-10-06', rings: 600 },
    { ...numbers, player_id: bruno, date: '2025-10-07', rings: 650 },
    { ...numbers, player_id: anna, date: '2025-11-18', rings: 40, appt_set: 2 },
  ]);
  const beast = await table('bonus_types').where({ bonus_key: 'call_beast' }).first();
  const award = { bonus_type_id: beast.id, week_start: '2025-10-06', manually_assigned: false };
  await table('player_bonuses').insert([
    { ...award, player_id: anna, date_earned: '2025-10-06', created_at: at, settled_at: at },
    { ...award, player_id: bruno, date_earned: '2025-10-07', created_at: at, settled_at: at },
  ]);

  const [inUse] = prizes.map(({ imageUrl, isLottery, ...prize }) => ({
    ...{ ...prize, image_url: imageUrl, is_lottery: isLottery, updated_at: at },
  }));
  await table('prizes').insert(inUse);
  await table('uploads').insert({ id: picture, type: 'image/png' });
  const contest = JSON.stringify({ start: '2025-10-03', end: '2025-10-30' });
  await table('settings').where({ key: 'contest' }).update({ value: contest });

  const scoring = { ringPoints: 2, appointmentSetPoints: 5, appointmentDonePoints: 75, bonusMultiplier: 1 };
  const kept = [
    { id: beast.id, name: 'Belva', bonusKey: 'call_beast', points: 80, description: 'Più di 100 chiamate' },
  ];
  const values = {
    finalised_at: at,
    scoring: JSON.stringify(scoring),
    bonuses: JSON.stringify(kept),
    prizes: JSON.stringify(
      prizes.map((prize) => ({ ...prize, description: null, isActive: true, updated_at: at })),
    ),
    prize_settings: JSON.stringify({ prizeBasis: 'winner', prizeRate: 0.5 }),
  };
  await table('final_months').insert([
    { ...values, month: '2025-09-01' },
    { ...values, month: '2025-10-01' },
  ]);
  const sums = { appt_set: 0, appt_done: 0, presences: 0, days: 1, bonuses: '[]', adjustments: '[]' };
  const inOctober = { ...sums, month: '2025-10-01', bonus: 80 };
  await table('final_standings').insert([
    {
      ...{ ...sums, month: '2025-09-01', position: 1, player_id: bruno, name: 'Bruno' },
      ...{ rings: 10, score: 20, bonus: 0, total: 20 },
    },
    {
      ...{ ...inOctober, position: 1, player_id: bruno, name: 'Bruno' },
      ...{ rings: 650, score: 1300, total: 1380 },
    },
    {
      ...{ ...inOctober, position: 2, player_id: anna, name: 'Anna' },
      ...{ rings: 600, score: 1200, total: 1280 },
    },
  ]);
  const closed = { scheduled_for: at, ran_at: at, met_entries: true, report: '{}' };
  await table('closed_days').insert([
    { ...closed, date: '2025-10-30' },
    { ...closed, date: '2025-11-18' },
  ]);
  await drawTwice(database, at);
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The choice of the older version, by the prize's id. For two participants it never rejected a number. */
export const winnerOf = (secret: string) =>
  participants[Number(BigInt(`0x${sha256(`${secret}:${box}:0`).slice(0, 16)}`) % 2n)];

/** October's lottery as the older version drew it, by the prize's id: a draw, voided, and the draw that replaced it. */
async function drawTwice(database: Database, at: string): Promise<void> {
  const table = tablesOf(database);
  const commit = async (month: string, secret: string, more = {}) => {
    const row = { month, secret, commitment: sha256(secret), committed_at: '2025-09-01T00:00:00Z', ...more };
    const [{ id }] = await table('draw_commitments').insert(row).returning('id');
    return id;
  };
  const draw = async (secret: string, redraws: string | null, more = {}) => {
    const commitment = await commit('2025-10-01', secret, { revealed_at: at, redraws });
    const row = { month: '2025-10-01', prize_id: box, prize_title: 'Mystery box', commitment_id: commitment };
    const result = { participants: JSON.stringify(participants), winner_id: winnerOf(secret)?.id };
    const [{ id }] = await table('draws')
      .insert({ ...row, ...result, drawn_at: at, ...more })
      .returning('id');
    return id;
  };
  const first = await draw('un segreto', null, { voided_at: at, void_reason: 'Premio sbagliato' });
  await draw('un altro segreto', first);
  await commit('2025-11-01', 'il segreto di novembre');
}
