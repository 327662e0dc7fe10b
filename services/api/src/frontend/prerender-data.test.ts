import { siteTexts } from '@vetta/contract/site-texts';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { boardOf, sampleContest, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { boardData } from './prerender-data.ts';

const standing = (position: number, score: number, more: Partial<Standing> = {}): Standing =>
  sampleStanding({
    position,
    playerId: `00000000-0000-4000-8000-00000000000${position}`,
    name: `Giocatore ${position}`,
    score,
    ...more,
  });

const now = Temporal.Instant.from('2026-11-21T17:50:00Z');

const site = (launchAt = sampleContest.launchAt) => ({
  texts: { ...siteTexts, 'hero.title': 'Chi sale' },
  rules: [],
  bonusTypes: [],
  contest: { ...sampleContest, launchAt },
});

const dataOf = (leaderboard: Leaderboard, at = now) => boardData({ leaderboard, site: site() }, at);

const board = (entries: Standing[]) => boardOf(entries, { updatedAt: null, newestEntryOn: null });

test('five rows are shown, and the others to browsers without scripts, with Italian numbers, their tier and their share of the leader', () => {
  const totals = [1200, 600, 500, 400, 300, 200];
  const { entries, others, count, hidden } = dataOf(board(totals.map((total, i) => standing(i + 1, total))));
  expect([...entries, ...others].map(({ total, share, tier }) => [total, share, tier])).toEqual([
    ['1.200', '100', 'gold'],
    ['600', '50', 'silver'],
    ['500', '41.7', 'bronze'],
    ['400', '33.3', ''],
    ['300', '25', ''],
    ['200', '16.7', ''],
  ]);
  expect(entries).toHaveLength(5);
  expect([count, hidden]).toEqual(['6', '1']);
});

test('a month without points has no rows, with players too', () => {
  const data = dataOf(board([standing(1, 0), standing(2, 0)]));
  expect(data).toMatchObject({ entries: [], count: '', hidden: '' });
});

test('groups are the roles, where two are used, and the teams, where not all are of one', () => {
  const { groups, roles, entries } = dataOf(
    board([
      standing(1, 3, { role: 'trainer', team: 'Èrica' }),
      standing(2, 2, { role: 'setter', team: 'aquile' }),
      standing(3, 1, { team: 'Lupi' }),
    ]),
  );
  expect(groups.map(({ label }) => label)).toEqual(['Setter', 'Trainer', 'aquile', 'Èrica', 'Lupi']);
  expect(roles).toBe('yes');
  expect(entries.map(({ role }) => role)).toEqual(['Trainer · Èrica', 'Setter · aquile', 'Lupi']);
  const groupsIn = (...people: Partial<Standing>[]) =>
    dataOf(board(people.map((one, i) => standing(i + 1, 9 - i, one)))).groups.map(({ label }) => label);
  expect(groupsIn({ team: 'Lupi', role: 'setter' }, { team: 'Lupi' })).toEqual([]);
  expect(groupsIn({ team: 'Lupi' }, { team: null })).toEqual(['Lupi']);
});

test('the month is that of Rome: its last day begins at midnight there', () => {
  const data = dataOf(board([]), Temporal.Instant.from('2026-11-29T23:30:00Z'));
  expect(data).toMatchObject({
    monthName: 'novembre',
    year: '2026',
    day: '30',
    days: '30',
    monthShare: '100',
  });
});

test('standings that changed before today show the day, too', () => {
  const updated = (updatedAt: string | null) => dataOf({ ...board([]), updatedAt }).updated;
  expect(updated('2026-11-21T17:42:00Z')).toBe('alle 18:42');
  expect(updated('2026-11-20T22:59:00Z')).toBe('venerdì 20 novembre alle 23:59');
  expect(updated(null)).toBe('');
});

test('the launch is ahead until its moment, and the texts are the site’s', () => {
  const launch = (launchAt: string) =>
    boardData({ leaderboard: board([]), site: site(launchAt) }, now).launch;
  expect(launch('2026-11-21T17:50:01Z')).toBe('ahead');
  expect(launch('2026-11-21T17:50:00Z')).toBe('past');
  expect(dataOf(board([])).texts['hero.title']).toBe('Chi sale');
});
