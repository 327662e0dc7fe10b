import { randomUUID } from 'node:crypto';
import { Setting, type SettingChange } from '@vetta/contract/settings';
import { journaled } from '../audit/journal.ts';
import type { Replaced } from '../change.ts';
import { keepMonthValues } from '../months/month-values.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { notingChangedRows } from '../standings/noting-changed-rows.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { SET_LAST, setContest } from './contests.ts';

// Each month has its own contest; the setting shows the one that was set last.
const SETTINGS = `select id, key, type, description, case key when 'contest' then ${SET_LAST} else value end as value from settings`;

/** Returns the settings, each with its typed value: launch moment, lottery threshold, contest dates, prize pool. */
export async function listSettings(db: Database): Promise<Setting[]> {
  return Setting.array().parse(await rows(db, `${SETTINGS} order by key`));
}

/** Returns one setting. Every installation has all of them from its first migration. */
export async function getSetting<Key extends Setting['key']>(
  db: Database,
  key: Key,
): Promise<Extract<Setting, { key: Key }>> {
  const row = await firstRow(db, `${SETTINGS} where key = :key`, { key });
  // The row was selected by this key, and the key selects the shape.
  return Setting.parse(row) as Extract<Setting, { key: Key }>;
}

/** Changes one setting from the month under way on; `contest` for the month of its dates alone. */
export async function changeSetting(
  trx: LockedTransaction,
  { key, value }: SettingChange,
  now: Now,
): Promise<Replaced<Setting>> {
  await trx.raw('select from settings where key = ? for update', [key]);
  await keepMonthValues(trx, now);
  const before = await getSetting(trx, key);
  const next = before.key === 'prizes' && key === 'prizes' ? { ...before.value, ...value } : value;
  const journal = randomUUID();
  // The contest's first day decides who is late.
  if (key === 'contest') await notingChangedRows(trx, now, () => setContest(trx, value, journal));
  else
    await journaled(
      trx,
      { journal, table: 'settings' },
      `update settings set value = cast(:value as jsonb)
      where key = :key and value is distinct from cast(:value as jsonb)`,
      { key, value: JSON.stringify(next) },
    );
  return { before, after: await getSetting(trx, key), journal };
}
