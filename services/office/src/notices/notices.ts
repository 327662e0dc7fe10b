import { randomUUID } from 'node:crypto';
import {
  LONGEST_NOTICE_DAYS,
  MOST_NOTICES,
  type NewNotice,
  Notice,
  type NoticeCard,
  WallNotice,
} from '@vetta/contract/notices';
import { journaled } from '@vetta/league/audit/journal';
import type { Created, Removed } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import { fieldsOf } from '@vetta/league/store/columns';
import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { firstRow, rows } from '@vetta/league/store/rows';
import { UnknownScreen } from '../screens/screens.ts';

const UnknownNotice = failure('unknown_notice', 404, () => 'Questo avviso non c’è più');
const TooManyNotices = failure(
  'too_many_notices',
  409,
  () => `Ci sono già ${MOST_NOTICES} avvisi sugli schermi: togline uno, poi riprova`,
);
const NoticeEnded = failure(
  'notice_ended',
  400,
  () => 'La fine dell’avviso è già passata: scegline una dopo adesso',
);
const NoticeTooLong = failure(
  'notice_too_long',
  400,
  () => `Un avviso dura al massimo ${LONGEST_NOTICE_DAYS} giorni: scegli una fine più vicina`,
);

const COLUMNS = fieldsOf(Notice);

/** A notice, and apart from it which screens have shown it: only the first has a row tag. */
export interface SeenNotice {
  readonly notice: Notice;
  readonly shown: NoticeCard['shown'];
}

/** Returns the notices that have not ended, the newest first. */
export async function listNotices(db: Database, now: Temporal.Instant): Promise<SeenNotice[]> {
  const found = await rows<Notice & { shown: NoticeCard['shown'] }>(
    db,
    `select ${COLUMNS}, coalesce(
      (select jsonb_agg(jsonb_build_object('screen', s.screen_id, 'since', s.since) order by s.since, s.screen_id)
        from notice_showings s where s.notice_id = n.id), '[]') as shown
    from notices n where n.ends_at > :now order by n.created_at desc, n.id desc`,
    { now: now.toString() },
  );
  return found.map(({ shown, ...notice }) => ({
    notice,
    // JSON has PostgreSQL's spelling of an instant; columns have this one.
    shown: shown.map(({ screen, since }) => ({
      screen,
      since: Temporal.Instant.from(since).toString({ fractionalSecondDigits: 3 }),
    })),
  }));
}

/** A notice as walls show it, with the token hashes of those that it names; null for all. */
export interface NoticeOfWalls {
  readonly notice: WallNotice;
  readonly tokens: readonly string[] | null;
}

/** Returns what walls show, the newest first. */
export async function listWallNotices(db: Database, now: Temporal.Instant): Promise<NoticeOfWalls[]> {
  const found = await rows<WallNotice & Pick<NoticeOfWalls, 'tokens'>>(
    db,
    `select ${fieldsOf(WallNotice)}, case when n.screens is not null then
      array(select s.token_hash from screens s where s.id = any (n.screens) and s.token_hash is not null) end as tokens
    from notices n where n.ends_at > :now order by n.created_at desc, n.id desc`,
    { now: now.toString() },
  );
  return found.map(({ tokens, ...notice }) => ({ notice, tokens }));
}

/** Shows a notice. @throws UnknownScreen, or a failure if there are enough, or if its end has passed or is too far */
export async function addNotice(
  trx: Transaction,
  { title, text, tone, screens, endsAt }: NewNotice,
  now: Temporal.Instant,
): Promise<Created<Notice>> {
  const end = Temporal.Instant.from(endsAt);
  if (Temporal.Instant.compare(end, now) <= 0) throw NoticeEnded();
  if (Temporal.Instant.compare(end, now.add({ hours: LONGEST_NOTICE_DAYS * 24 })) > 0) throw NoticeTooLong();
  await trx.raw('select pg_advisory_xact_lock(?)', [locks.notices]);
  const running = await listNotices(trx, now);
  if (running.length >= MOST_NOTICES) throw TooManyNotices();
  const ids = screens === null ? null : [...new Set(screens)];
  if (ids !== null) {
    const known = await rows(trx, 'select id from screens where name is not null and id = any (:ids)', {
      ids,
    });
    if (known.length < ids.length) throw UnknownScreen();
  }
  const after = await firstRow<Notice>(
    trx,
    `insert into notices as n (title, text, tone, screens, ends_at, created_at)
    values (:title, :text, :tone, cast(:ids as uuid[]), :endsAt, :now) returning ${COLUMNS}`,
    { title, text, tone, ids, endsAt, now: now.toString() },
  );
  if (after === undefined) throw new Error('The new notice was not returned');
  return { before: null, after };
}

/** Takes a notice back. @throws UnknownNotice */
export async function removeNotice(trx: Transaction, id: string): Promise<Removed<Notice>> {
  const before = await firstRow<Notice>(trx, `select ${COLUMNS} from notices n where n.id = :id for update`, {
    id,
  });
  if (before === undefined) throw UnknownNotice();
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'notices' }, 'delete from notices where id = :id', { id });
  return { before, after: null, journal };
}

/** Notes that a screen shows these notices; others than those that run, or were taken back, are ignored. */
export async function noteShowings(
  trx: Transaction,
  screen: string,
  notices: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await trx.raw(
    `insert into notice_showings (notice_id, screen_id, since)
    select id, :screen, :now from notices where id = any (cast(:notices as uuid[])) and ends_at > :now
    on conflict do nothing`,
    { screen, now: now.toString(), notices: [...notices] },
  );
}
