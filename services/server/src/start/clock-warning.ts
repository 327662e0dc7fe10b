import type { Database } from '@vetta/league/store/database';

const TOLERATED_SECONDS = 5;

/**
 * Returns a sentence if this machine's clock and the database's differ by more than 5 s: days would close at the wrong
 * time.
 */
export async function clockWarning(database: Database): Promise<string | undefined> {
  const { rows } = await database.raw('select extract(epoch from clock_timestamp())::float8 as seconds');
  const off = Math.round(Date.now() / 1_000 - rows[0].seconds);
  if (Math.abs(off) <= TOLERATED_SECONDS) return undefined;
  const way = off > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${Math.abs(off)} s ${way} the database's: set both by NTP (timedatectl set-ntp true).`;
}
