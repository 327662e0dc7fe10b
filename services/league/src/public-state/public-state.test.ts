import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { readPublicState } from './public-state.ts';

const office = useOffice();

test('the last settled week says who has its bonuses, and no evening before its Sunday does', async () => {
  const lastWeek = async () => {
    const { site } = (await readPublicState(office.db, nowOf(office.now))).current;
    const kinds = new Map(site.bonusTypes.map(({ id, bonusKey }) => [id, bonusKey]));
    return (
      site.lastWeek && [
        site.lastWeek.start,
        ...site.lastWeek.bonuses.map(({ bonusTypeId, names, others }) =>
          [kinds.get(bonusTypeId), names.toSorted(), others].join(' '),
        ),
      ]
    );
  };
  office.at('2025-10-01T09:00');
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dario', 'Emma']) {
    await office.add(name);
    await office.record(name, '2025-10-01', { rings: 101 });
  }
  office.at('2025-10-03T18:00');
  // Bruno has one day: a receipt that named his bonus would tell its rings.
  for (const name of ['Anna', 'Carla', 'Dario', 'Emma'])
    await office.record(name, '2025-10-03', { apptDone: 1 });
  await office.closeAt('2025-10-05T12:00');
  expect(await office.bonuses('Anna')).toContain('call_beast 2025-10-01 settled');
  expect(await lastWeek()).toBeUndefined();

  await office.closeAt('2025-10-06T00:10');
  await office.archive('Dario');
  const first = ['2025-09-29', 'call_beast Anna,Carla,Emma 0', 'first_timer Anna,Carla,Emma 0'];
  expect(await lastWeek()).toEqual(first);

  await office.record('Bruno', '2025-10-06', { rings: 120 });
  await office.closeAt('2025-10-08T09:00');
  expect(await lastWeek()).toEqual(first);
});

test('the public state, which each entry renews, takes nine statements, its transaction among them', async () => {
  office.at('2026-11-18T10:00');
  const statements: string[] = [];
  office.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  const { current } = await readPublicState(office.db, nowOf(office.now));
  expect(current.site.contest.month).toBe(current.leaderboard.period);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(9);
});
