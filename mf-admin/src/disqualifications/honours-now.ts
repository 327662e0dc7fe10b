import { call } from '@vetta/contract/client/call';
import { capital, formatMonth } from '@vetta/contract/client/formats';
import { crowned } from '@vetta/contract/honours';
import { inMonth } from '@vetta/contract/italian-article';
import { monthName } from '@vetta/contract/month-name';
import type { Leaderboard } from '@vetta/contract/standings';
import { enumerated } from '../audit/words/enumeration.ts';

type Month = Pick<Leaderboard, 'month' | 'state' | 'entries'>;

/** Loads what a disqualification, its end or late numbers have made of a month's honours. Undefined if the standings do not come. */
export async function honoursNow(month: string): Promise<string | undefined> {
  const standings = await call('GET /api/leaderboard', { query: { month } }).catch(() => undefined);
  return standings && honoursInWords({ ...standings, month });
}

/** Returns the first three of those who may have honours, or that a final month waits for its rebuild. `month` is `YYYY-MM`. */
export function honoursInWords({ month, state, entries }: Month): string | undefined {
  if (state === 'final') return finalInWords(month);
  const [first, ...others] = crowned(entries).map(({ name }) => name);
  if (first === undefined) return undefined;
  const then = others.length > 0 ? `, poi ${enumerated(others.slice(0, 2))}` : '';
  return `In vetta ${inMonth(monthName(formatMonth(month)))}: ${first}${then}.`;
}

/** Said of a change of what a final month was computed from. */
export const finalInWords = (month: string): string =>
  `${capital(formatMonth(month))} è definitivo: vale da quando lo ricalcoli, in Mesi.`;
