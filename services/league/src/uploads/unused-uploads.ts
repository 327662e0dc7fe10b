import type { Database, Transaction } from '../store/database.ts';
import { locks } from '../store/locks.ts';
import { rows } from '../store/rows.ts';

// The texts that may contain a file's address. The audit is one of them, since an undo may restore a row with its
// picture; its column `after` is not, since the upload itself is recorded there.
const MENTIONS = `
  select image_url as text from prizes
  union all select value from site_content
  union all select content from game_rules
  union all select value::text from settings
  union all select prizes::text from final_months
  union all select prizes::text from month_values
  union all select before::text from audit
  union all select removed::text from audit_rows where table_name in ('prizes', 'site_content', 'game_rules')
`;

const USED = `
  select distinct id::uuid from (${MENTIONS}) mentions,
    lateral (select match[1] as id from regexp_matches(text, '/uploads/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.', 'g') match)
  where text like '%/uploads/%'`;

/** How long a file is kept that no text mentions, or that has no row: a form may be open, an upload under way. */
export const UNUSED_GRACE = { hours: 1 };

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
