import { formatDayOfMonth, formatInstant, withArticle } from '@vetta/contract/client/formats';
import type { AdminMonth } from '@vetta/contract/months';
import { addDays, daysInMonth } from '@vetta/contract/rome-time';
import type { MonthState } from '@vetta/contract/standings';

/** How a month's state is called, and the tone of its badge. */
const states = {
  open: { label: 'aperto', tone: 'info' },
  grace: { label: 'in tolleranza', tone: 'warning' },
  final: { label: 'definitivo', tone: 'neutral' },
} as const satisfies Record<MonthState, object>;
const imported = { label: 'mese importato', tone: 'info' } as const;

/** Returns a month's badges. An imported month has no days of grace. */
export function badgesOf(month: Pick<AdminMonth, 'state' | 'imported'>) {
  const state = states[month.state];
  if (!month.imported) return [state];
  return month.state === 'final' ? [state, imported] : [imported];
}

/** Returns what a month's state means now: until when it moves, or since when it stands. */
export function stateInWords({
  month,
  state,
  imported,
  finalisedAt,
  rebuilds,
}: Pick<AdminMonth, 'month' | 'state' | 'imported' | 'finalisedAt' | 'rebuilds'>): string {
  const last = `${month}-${daysInMonth(month)}`;
  // The close of the 2nd is the last that counts late data.
  const end = formatDayOfMonth(addDays(last, 2));
  if (state === 'open') return `In corso fino ${withArticle('al', last)}, definitivo dalle 23:59 del ${end}`;
  if (state === 'grace' && imported)
    return 'Definitivo dalla prossima chiusura, senza premi e senza estrazione';
  if (state === 'grace') return `I dati in ritardo contano fino alle 23:59 del ${end}`;
  const newest = rebuilds.at(-1);
  if (newest) return `Ricalcolato il ${formatInstant(newest.rebuiltAt)}`;
  return finalisedAt === null ? '' : `Dal ${formatInstant(finalisedAt)}`;
}
