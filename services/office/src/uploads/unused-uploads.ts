import { DRAFT_HOURS } from '@vetta/contract/limits';
import { plainRows } from '@vetta/contract/plain-rows';
import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { rows } from '@vetta/league/store/rows';

/** How long an undo that restores a removed prize, text or rule finds its picture. */
const UNDO_REACH = { days: 30 };

const tables = ['prizes', 'site_content', ...Object.keys(plainRows)];

// The texts that may contain a file's address. Of the audit only the rows that an undo within reach would restore: what
// nothing else mentions is on no page, and somebody may have wanted it gone. The audit's own ids say when it was written.
const MENTIONS = `
  ${tables.map((table) => `select ${table}::text as text from ${table}`).join(' union all ')}
  union all select value::text from settings
  union all select prizes::text from final_months
  union all select prizes::text from month_values
  union all
  select r.removed::text from audit_rows r join audit a on a.journal = r.journal
  where r.table_name in (${tables.map((table) => `'${table}'`).join(', ')})
    and uuid_extract_timestamp(a.id) > now() - interval '${UNDO_REACH.days} days'
`;

const USED = `
  select distinct id::uuid from (${MENTIONS}) mentions,
    lateral (select match[1] as id from regexp_matches(text, '/uploads/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.', 'g') match)
  where text like '%/uploads/%'`;

/** How long an upload is kept that no text mentions: a draft may name it, and be saved as its last hour ends. */
const UNUSED_GRACE = { hours: DRAFT_HOURS + 1 };

const IS_UNUSED = `uploaded_at < now() - interval '${UNUSED_GRACE.hours} hours' and id not in (${USED})`;

/** Returns the ids of files that were uploaded before the grace began and that no text mentions. */
export async function unusedUploads(db: Database): Promise<Set<string>> {
  const unused = await rows<{ id: string }>(db, `select id from uploads where ${IS_UNUSED}`);
  return new Set(unused.map(({ id }) => id));
}

/**
 * Deletes the rows of those of the files that are still unused, and returns their ids. Deletes none while a backup holds
 * the uploads' lock.
 */
export async function forgetUnusedUploads(trx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const forgotten = await rows<{ id: string }>(
    trx,
    `delete from uploads
     where id::text = any(:ids) and ${IS_UNUSED} and pg_try_advisory_xact_lock(${locks.uploads})
     returning id`,
    { ids },
  );
  return new Set(forgotten.map(({ id }) => id));
}

/** Returns those of the ids that are uploads. */
export async function knownUploads(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = await rows<{ id: string }>(db, 'select id from uploads where id::text = any(:ids)', { ids });
  return new Set(known.map(({ id }) => id));
}

/** Returns the ids of all uploads. */
export async function allUploads(db: Database): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'select id from uploads');
  return found.map(({ id }) => id);
}
