import { formatDayOfMonth, formatInstant } from '@vetta/contract/client/formats';
import { addDays, daysInMonth } from '@vetta/contract/client/rome-time';
import type { AdminMonth } from '@vetta/contract/months';
import type { MonthState } from '@vetta/contract/standings';

/** How a month's state is called, and the tone of its badge. */
export const stateNames = {
  open: { label: 'aperto', tone: 'info' },
  grace: { label: 'in tolleranza', tone: 'warning' },
  final: { label: 'definitivo', tone: 'neutral' },
} as const satisfies Record<MonthState, object>;

/** Returns what a month's state means now: until when it moves, or since when it stands. */
export function stateInWords({
  month,
  state,
  finalisedAt,
  rebuilds,
}: Pick<AdminMonth, 'month' | 'state' | 'finalisedAt' | 'rebuilds'>): string {
  const last = `${month}-${daysInMonth(month)}`;
  // The close of the 2nd is the last that counts late data.
  const end = formatDayOfMonth(addDays(last, 2));
  if (state === 'open')
    return `In corso fino al ${formatDayOfMonth(last)}, definitivo dalle 23:59 del ${end}`;
  if (state === 'grace') return `I dati in ritardo contano fino alle 23:59 del ${end}`;
  const newest = rebuilds.at(-1);
  if (newest) return `Ricalcolato il ${formatInstant(newest.rebuiltAt)}`;
  return finalisedAt === null ? '' : `Dal ${formatInstant(finalisedAt)}`;
}
