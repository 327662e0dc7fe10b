import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { rows } from '../../store/rows.ts';
import { useLeague } from '../league.ts';
import { compare } from './compare.ts';
import { playStep } from './play-step.ts';
import { playedLeague } from './played-league.ts';

const league = useLeague();
const { start, months, steps } = JSON.parse(readFileSync('/tmp/h-history.json', 'utf8'));
test('x', async () => {
  const l = playedLeague(league.db, start);
  for (const s of steps) {
    const before = JSON.stringify({
      at: l.now,
      players: l.model.players,
      entries: l.model.entries,
      awards: l.model.awards,
      blocks: l.model.blocks,
      closed: l.model.closedDays,
      finals: [...l.model.finalMonths.keys()],
    });
    try {
      await playStep(l, s);
      await compare(l, months);
    } catch (e) {
      console.log(
        'before',
        before,
        s,
        await rows(league.db, 'select date, report from closed_days where covered_by is null order by date'),
        l.model.closedDays,
      );
      throw e;
    }
  }
});
