import { type NewSource, Source, type SourceCard, type SourceChange } from '@vetta/contract/sources';
import type { Created, Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import { fieldsOf } from '../store/columns.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { nextRun } from './run-times.ts';

export const UnknownSource = failure('unknown_source', 404, () => 'Questa fonte non c’è più');
const NameTaken = failure('source_name_taken', 409, (name: string) => `C’è già una fonte «${name}»`);
const EndsBeforeBeginning = failure(
  'ends_before_beginning',
  400,
  () => 'L’ultima ora deve venire dopo la prima',
);

export const SOURCE = fieldsOf(Source, { from: 'from_time', to: 'to_time' });

/** A source as an admin set it, and apart from it how it goes: only the first has a row tag. */
export interface SeenSource {
  readonly source: Source;
  readonly state: Omit<SourceCard, keyof Source>;
}

type SourceRow = Source &
  Omit<SourceCard, keyof Source | 'nextRunAt' | 'problem'> & {
    problem: Omit<NonNullable<SourceCard['problem']>, 'since'> | null;
    problemSince: string | null;
  };

/** Returns the sources by name. */
export async function listSources(db: Database, now: Temporal.Instant): Promise<SeenSource[]> {
  const found = await rows<SourceRow>(
    db,
    `select ${SOURCE}, s.last_run_at as "lastRunAt", s.last_good_at as "lastGoodAt", s.last_taken_at as "lastTakenAt",
      s.problem, s.problem_since as "problemSince",
      s.waiting
    from sources s order by lower(s.name)`,
  );
  return found.map(({ lastRunAt, lastGoodAt, lastTakenAt, problem, problemSince, waiting, ...source }) => ({
    source,
    state: {
      lastRunAt,
      lastGoodAt,
      lastTakenAt,
      waiting,
      problem: problem && problemSince !== null ? { ...problem, since: problemSince } : null,
      nextRunAt: source.paused ? null : nextRun(source, now).toString(),
    },
  }));
}

const sourceOf = (trx: Transaction, id: string): Promise<Source | undefined> =>
  firstRow(trx, `select ${SOURCE} from sources s where s.id = :id for update`, { id });

async function refuseWrong(trx: Transaction, { id, name, from, to }: Omit<Source, 'options'>): Promise<void> {
  if (to < from) throw EndsBeforeBeginning();
  // Two admins who choose one name at once: the second waits for the first.
  await trx.raw('lock table sources in share row exclusive mode');
  const namesake = await firstRow(trx, 'select from sources where lower(name) = lower(:name) and id <> :id', {
    name,
    id,
  });
  if (namesake !== undefined) throw NameTaken(name);
}

const columnsOf = ({ name, host, everyMinutes, from, to, paused, options }: Omit<Source, 'id'>) => ({
  name,
  host,
  every_minutes: everyMinutes,
  from_time: from,
  to_time: to,
  paused,
  options: JSON.stringify(options),
});

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The address of a sheet, encrypted, and its host, which is shown. */
export interface SealedAddress {
  readonly host: string;
  readonly sealed: string;
}

/** Adds a source. @throws NameTaken, EndsBeforeBeginning */
export async function addSource(
  trx: Transaction,
  { sealed, ...source }: Omit<NewSource, 'url'> & SealedAddress,
): Promise<Created<Source>> {
  await refuseWrong(trx, { ...source, id: NOBODY });
  const [added] = await trx('sources')
    .insert({ ...columnsOf(source), sealed })
    .returning('id');
  const after = await sourceOf(trx, added?.id ?? '');
  if (after === undefined) throw new Error('The new source was not returned');
  return { before: null, after };
}

/** Changes a source: what it brings is read again. @throws UnknownSource, NameTaken, EndsBeforeBeginning */
export async function changeSource(
  trx: Transaction,
  id: string,
  { sealed, ...change }: Omit<SourceChange, 'url'> & Partial<SealedAddress>,
): Promise<Replaced<Source>> {
  const before = await sourceOf(trx, id);
  if (before === undefined) throw UnknownSource();
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: Source = { ...before, ...given };
  await refuseWrong(trx, after);
  const isOther = sealed !== undefined || JSON.stringify(after.options) !== JSON.stringify(before.options);
  await trx('sources')
    .where({ id })
    .update({
      ...columnsOf(after),
      ...(sealed !== undefined && { sealed }),
      ...(isOther && { etag: null, last_modified: null, content_hash: null }),
    });
  return { before, after };
}

/** Removes a source. What it brought stays. @throws UnknownSource */
export async function removeSource(trx: Transaction, id: string): Promise<Removed<Source>> {
  const before = await sourceOf(trx, id);
  if (before === undefined) throw UnknownSource();
  await trx('sources').where({ id }).delete();
  return { before, after: null };
}
