import { createHash, randomUUID } from 'node:crypto';
import type { Identity, LinkedIdentity } from '@vetta/contract/intake';
import { type KnownPlayer, matchPeople } from '@vetta/contract/match-people';
import { spellingKey } from '@vetta/contract/name-key';
import type { Day, Month } from '@vetta/contract/values';
import { collapseJournal, journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { leagueFirstDay } from '../months/first-day.ts';
import { listKnownPlayers } from '../players/known-people.ts';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { nameInAddress } from './forgotten-identities.ts';
import { ALL_DAYS, isHere } from './links.ts';
import { recountDays, recountPlayers } from './recount-days.ts';

const UnknownIdentity = failure(
  'unknown_identity',
  404,
  () => 'Da questa fonte non è mai arrivato nessuno con questo nome',
);

/** How many people a page has. */
const PAGE = 50;

type IdentityRow = Omit<Identity, 'proposal' | 'opensMonths'> & { readonly early: Day[] | null };

/**
 * Returns a page of the people of sources: first those who are not linked, with a proposal, then those who are, last those who
 * are ignored.
 */
export async function listIdentities(
  db: Database,
  {
    source = null,
    page = '1',
  }: { readonly source?: string | null | undefined; readonly page?: string | undefined },
  { today }: Now,
): Promise<Identity[]> {
  const found = await rows<IdentityRow>(
    db,
    `with page as (
      select i.source, i.who, i.first_seen_at, now.player_id, coalesce(now.ignored, false) as ignored
      from identities i left join lateral (
        select l.player_id, l.ignored from identity_links l where l.source = i.source and l.who = i.who
        order by l.from_day desc limit 1
      ) now on true
      where (cast(:source as text) is null or i.source = :source) and ${isHere('i.source')}
      order by coalesce(now.ignored, false), now.player_id is not null, i.source collate "it-x-icu",
        i.who collate "it-x-icu" limit ${PAGE} offset :offset
    )
    select p.source, p.who, p.player_id as "playerId", p.ignored, p.first_seen_at as "firstSeenAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('from', nullif(l.from_day, date '${ALL_DAYS}'), 'playerId', l.player_id)
          order by l.from_day)
        from identity_links l where l.source = p.source and l.who = p.who
      ), '[]') as links, w.waiting, w.days, w.early
    from page p cross join lateral (
      select count(*) as waiting, count(distinct e.day) as days, jsonb_agg(distinct e.day) filter (where e.day < :first) as early
      from events e
      where p.player_id is null and not p.ignored and e.source = p.source and e.who = p.who and e.cancels is null
        and not exists (select from events c where c.source = e.source and c.cancels = e.id)
    ) w
    order by p.ignored, p.player_id is not null, p.source collate "it-x-icu", p.who collate "it-x-icu"`,
    { source, offset: (Number(page) - 1) * PAGE, first: await leagueFirstDay(db, today) },
  );
  const isAsked = ({ playerId, ignored }: IdentityRow) => playerId === null && !ignored;
  const asked = found.filter(isAsked).map(({ who }) => who);
  const players =
    asked.length > 0
      ? (await listKnownPlayers(db, { withDemo: true })).filter(({ archivedOn }) => archivedOn === null)
      : [];
  const proposals = keptProposals(asked, players);
  return found.map(({ early, ...row }) => ({
    ...row,
    opensMonths: monthsOf(early ?? []),
    proposal: proposals.get(row.who) ?? null,
  }));
}

const monthsOf = (days: readonly Day[]): Month[] => [...new Set(days.map(monthOf))].sort();

type Proposals = ReadonlyMap<string, Identity['proposal']>;

/** How many pages are kept: those of a full source, and of a few more. */
const KEPT_PAGES = 20;
const kept = new Map<string, Proposals>();

/** Returns the proposals of a page, computed again once a name of it or of the players is another. */
function keptProposals(whos: readonly string[], players: readonly KnownPlayer[]): Proposals {
  if (whos.length === 0) return new Map();
  const key = createHash('sha256')
    .update(JSON.stringify([whos, players]))
    .digest('base64');
  const proposals = kept.get(key) ?? proposalsFor(whos, players);
  // The one that was asked for last is the last to go.
  kept.delete(key);
  kept.set(key, proposals);
  for (const oldest of kept.keys()) if (kept.size > KEPT_PAGES) kept.delete(oldest);
  return proposals;
}

/**
 * Returns the one player whom each name means, or each address such as `mario.rossi@azienda.it`. All at once: to compare a name with
 * all players takes milliseconds, and so does it to compare fifty.
 */
function proposalsFor(whos: readonly string[], players: readonly KnownPlayer[]): Proposals {
  const byId = new Map(players.map((player) => [player.id, player]));
  const names = [...new Set(whos.flatMap((who) => [who, nameInAddress(who)]))];
  // Each for itself: of names that share no day none takes another's player.
  const matched = matchPeople(
    names.map((name, index) => ({ name, date: String(index) })),
    players,
  );
  const meant = (name: string): KnownPlayer | undefined => {
    const { playerId = null, candidates = [] } = matched.get(spellingKey(name)) ?? {};
    return byId.get(playerId ?? '') ?? (candidates.length === 1 ? candidates[0] : undefined);
  };
  return new Map(
    whos.map((who) => {
      const player = meant(who) ?? meant(nameInAddress(who));
      return [who, player ? { playerId: player.id, name: player.name } : null];
    }),
  );
}

interface Linked {
  /** How many days of players have other numbers now. */
  readonly days: number;
  /** The months that the person's events would open: they are left out unless that was asked for. */
  readonly opensMonths: readonly Month[];
}

/**
 * Links a person of a source to a player from a day on, or to nobody. The person's events of these days then count for that player,
 * and no longer for the one before. @throws UnknownIdentity, UnknownPlayer
 */
export async function linkIdentity(
  trx: LockedTransaction,
  { source, who, playerId, from, openMonths = false, ignored = false }: LinkedIdentity,
  now: Now,
): Promise<Change<LinkedIdentity, LinkedIdentity & Linked> & { readonly reply: LinkedIdentity }> {
  const player = ignored ? null : playerId;
  if (player !== null) await refuseUnknownPlayer(trx, player);
  const person = { source, who };
  const known = await firstRow(
    trx,
    'select from identities where source = :source and who = :who for update',
    person,
  );
  if (known === undefined) throw UnknownIdentity();
  const before = await linksOf(trx, person);
  const days = await daysOf(trx, person);
  const first = await leagueFirstDay(trx, now.today);
  const begins = from ?? ALL_DAYS;
  const early = player === null ? [] : days.filter((day) => begins <= day && day < first);
  const start = early.length > 0 && !openMonths ? first : begins;

  const journal = randomUUID();
  const links = { journal, table: 'identity_links' } as const;
  if (from === undefined || ignored)
    await journaled(trx, links, 'delete from identity_links where source = :source and who = :who', person);
  if (from !== undefined || player !== null || ignored)
    await journaled(
      trx,
      links,
      `insert into identity_links (source, who, from_day, player_id, ignored)
      values (:source, :who, :start, :player, :ignored)
      on conflict (source, who, from_day) do update set player_id = excluded.player_id, ignored = excluded.ignored`,
      { ...person, start, player, ignored },
    );
  // A row that is written as it was is no part of the change.
  await collapseJournal(trx, links);
  const whose = [player, ...before.map((link) => link.playerId)].filter((id) => id !== null);
  const changed = await recountDays(
    trx,
    [...new Set(whose)].flatMap((id) => days.map((date) => ({ playerId: id, date }))),
    now,
    journal,
  );
  // Of what one source of a player counts, a day with events of another alone has 0.
  await recountPlayers(trx, whose, now, journal);
  const after = {
    ...person,
    playerId: player,
    ...(from !== undefined && { from }),
    ...(ignored && { ignored }),
  };
  return {
    before: { ...person, playerId: before.at(-1)?.playerId ?? null },
    after: { ...after, days: changed.length, opensMonths: monthsOf(early) },
    journal,
    reply: after,
  };
}

interface Person {
  readonly [field: string]: string;
  readonly source: string;
  readonly who: string;
}

const linksOf = (trx: Transaction, person: Person) =>
  rows<{ playerId: string | null }>(
    trx,
    `select player_id as "playerId" from identity_links where source = :source and who = :who order by from_day`,
    person,
  );

async function daysOf(trx: Transaction, person: Person): Promise<Day[]> {
  const found = await rows<{ date: Day }>(
    trx,
    `select distinct day as date from events where source = :source and who = :who and cancels is null
    union select day from event_sums where source = :source and who = :who`,
    person,
  );
  return found.map(({ date }) => date);
}
