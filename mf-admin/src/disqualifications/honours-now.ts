import { call } from '@vetta/contract/client/call';
import { capital, formatMonth } from '@vetta/contract/client/formats';
import { crowned } from '@vetta/contract/honours';
import { inMonth } from '@vetta/contract/italian-article';
import { monthName } from '@vetta/contract/month-name';
import type { Leaderboard } from '@vetta/contract/standings';

type Month = Pick<Leaderboard, 'month' | 'state' | 'entries'>;

/** Loads what a disqualification, or its end, has made of a month's honours. Undefined if the standings do not come. */
export async function honoursNow(month: string): Promise<string | undefined> {
  const standings = await call('GET /api/leaderboard', { query: { month } }).catch(() => undefined);
  return standings && honoursInWords({ ...standings, month });
}

/** Returns who is first of those who may have honours, or that a final month waits for its rebuild. `month` is `YYYY-MM`. */
export function honoursInWords({ month, state, entries }: Month): string | undefined {
  const words = formatMonth(month);
  if (state === 'final') return `${capital(words)} è definitivo: vale da quando lo ricalcoli, in Mesi.`;
  const [first] = crowned(entries);
  return first && `In vetta ${inMonth(monthName(words))}: ${first.name}.`;
}
