import { capital, formatDay } from '@vetta/contract/client/formats';
import { toPlace } from '@vetta/contract/italian-article';
import type { Standing } from '@vetta/contract/standings';
import { amount, counted, enumerated } from '../audit/words/enumeration.ts';

/** Returns «Sabato 21 novembre: mancano 4 persone su 38». */
export const dayInWords = (day: string, total: number, missing: number): string =>
  `${capital(formatDay(day))}: ${missingInWords(total, missing)}`;

function missingInWords(total: number, missing: number): string {
  if (total === 0) return 'nessuno è ancora in gara';
  if (missing === 0) return 'non manca nessuno';
  return `${missing === 1 ? 'manca' : 'mancano'} ${amount(missing, 'persona', 'persone')} su ${total}`;
}

type Row = Pick<Standing, 'playerId' | 'name' | 'position'>;

/** How many who rise are named. */
const NAMED = 3;

/** Returns who rises from one order to another, the highest first: `Anna Neri sale al 1° posto`; `''` if nobody does. */
export function orderInWords(before: readonly Row[], after: readonly Row[]): string {
  const was = new Map(before.map(({ playerId, position }) => [playerId, position]));
  const rising = after.filter(({ playerId, position }) => position < (was.get(playerId) ?? 0));
  const told = rising.slice(0, NAMED).map(({ name, position }) => `${name} sale ${toPlace(position)}`);
  const more = rising.length - told.length;
  if (more > 0) told.push(more === 1 ? 'sale anche un’altra persona' : `salgono anche altre ${more} persone`);
  return told.join(', ');
}

const MINUTE_MS = 60_000;

/** Returns «tra 5 ore e 17 minuti», and «a momenti» in the last minute and after it. */
export function untilInWords(now: Date, next: Date): string {
  const minutes = Math.floor((next.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'a momenti';
  const parts = [counted(Math.floor(minutes / 60), 'ora', 'ore'), counted(minutes % 60, 'minuto', 'minuti')];
  return `tra ${enumerated(parts)}`;
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ago = new Intl.RelativeTimeFormat('it-IT');

/** Returns «12 minuti fa», «3 ore fa», from the second day on «2 giorni fa»; «adesso» in the first minute. */
export function agoInWords(now: Date, then: Date): string {
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE_MS) return 'adesso';
  if (passed < HOUR_MS) return ago.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < 2 * DAY_MS) return ago.format(-Math.floor(passed / HOUR_MS), 'hour');
  return ago.format(-Math.floor(passed / DAY_MS), 'day');
}
