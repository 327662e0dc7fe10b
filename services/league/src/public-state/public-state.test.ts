import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { readPublicState } from './public-state.ts';

const office = useOffice();

test('the public state, which each entry renews, takes nine statements, its transaction among them', async () => {
  office.at('2026-11-18T10:00');
  const statements: string[] = [];
  office.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  const { current } = await readPublicState(office.db, nowOf(office.now));
  expect(current.site.contest.month).toBe(current.leaderboard.period);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(9);
});
