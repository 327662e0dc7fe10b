import type { Database } from '@vetta/league/store/database';

const tolerated = 5;

/** A sentence when this machine's clock is more than 5 s off the database's: then 23:59 would come at the wrong time. */
export async function clockWarning(database: Database): Promise<string | undefined> {
  const { rows } = await database.raw('select extract(epoch from clock_timestamp())::float8 as seconds');
  const off = Math.round(Date.now() / 1_000 - rows[0].seconds);
  if (Math.abs(off) <= tolerated) return undefined;
  const way = off > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${Math.abs(off)} s ${way} the database's: set both by NTP (timedatectl set-ntp true).`;
}
