import { adminQuery, shared } from './admin-query.ts';

/** Returns a list, or none for an answer that is no list: its screen must not fail because of it. */
const listOf = <Row>(reply: Row[]): Row[] => (Array.isArray(reply) ? reply : []);

/** The dashboard is where an admin looks what has changed: entered again, it fetches what is older than a few seconds. */
export const lookedAt = { staleTime: 5_000 } as const;

export const players = adminQuery('GET /api/admin/players', { query: {} }, shared);
export const archivedPlayers = adminQuery(
  'GET /api/admin/players',
  { query: { archived: 'true' } },
  { key: ['admin', 'archived-players'], ...shared },
);
export const entryDates = (id: string) =>
  adminQuery('GET /api/admin/players/{id}/entry-dates', { params: { id } });
export const disqualificationsOf = (month: string) =>
  adminQuery('GET /api/admin/disqualifications', { query: { month } }, shared);

export const channels = adminQuery('GET /api/admin/channels', {});
export const deliveries = (id: string) =>
  adminQuery('GET /api/admin/channels/{id}/deliveries', { params: { id } });
export const keys = adminQuery('GET /api/admin/keys', {}, shared);

/** The bonuses of a week that are not awarded again, because an admin unticked them. */
export const bonusBlocksOf = (weekStartDate: string) =>
  adminQuery('GET /api/admin/bonus-blocks', { query: { weekStartDate } }, shared);

export const entriesOf = (date: string) => adminQuery('GET /api/admin/entries', { query: { date } }, shared);
/** The standings of a month that is over. */
export const standingsOf = (month: string) =>
  adminQuery(
    'GET /api/leaderboard',
    { query: { month } },
    { key: ['admin', 'leaderboard', month], ...shared },
  );
/** Who wrote each entry of a day last. */
export const authorsOf = (date: string) => adminQuery('GET /api/admin/entry-authors', { query: { date } });
/** What is usual for each player before a day. */
export const usualNumbers = (date: string) => adminQuery('GET /api/admin/entries/usual', { query: { date } });
/** Whom names of tables mean, as was decided before. */
export const rememberedPeople = adminQuery('GET /api/admin/remembered-names', {});

/** The sheets that are fetched, and how they go. */
export const sources = adminQuery('GET /api/admin/sources', {}, shared);
/** A page of the people of telephone systems and CRMs, from 1. */
export const identitiesOn = (page: number) =>
  adminQuery('GET /api/admin/identities', { query: { page: String(page) } }, shared);
/** What each source counts, and of whom several count the same. */
export const countedKinds = adminQuery('GET /api/admin/counted-kinds', {}, shared);
/** The sources of events, and what each key brought. */
export const senders = adminQuery('GET /api/admin/senders', {}, shared);

const ofDay = (date: string | undefined) => ({ query: date === undefined ? {} : { date } });
/** Where typed and counted numbers differ, on a day or in the last month. */
export const differencesOf = (date: string | undefined) =>
  adminQuery('GET /api/admin/differences', ofDay(date), shared);
/** Numbers that came by themselves and are far above the usual, of a day or of the last week. */
export const unusualNumbersOf = (date: string | undefined) =>
  adminQuery('GET /api/admin/differences/unusual', ofDay(date), shared);
/** Numbers of sheets that wait, of a day or of all. */
export const sheetDifferencesOf = (date: string | undefined) =>
  adminQuery('GET /api/admin/source-differences', ofDay(date), shared);

export const prizes = adminQuery('GET /api/admin/prizes', {}, { read: listOf, ...shared });
export const bonusTypes = adminQuery('GET /api/admin/bonus-types', {}, { read: listOf });
export const awardsOf = (weekStartDate: string) =>
  adminQuery('GET /api/admin/player-bonuses', { query: { weekStartDate } }, { read: listOf, ...shared });

export const scoring = adminQuery('GET /api/admin/scoring-config', {}, shared);
export const settings = adminQuery('GET /api/admin/settings', {}, shared);
/** The months that have dates of their own. */
export const contests = adminQuery('GET /api/admin/contests', {}, shared);

export const dashboard = adminQuery('GET /api/admin/dashboard', {}, { ...shared, ...lookedAt });
export const schedulerStatus = adminQuery('GET /api/admin/scheduler-status', {}, { ...shared, ...lookedAt });
export const nightlyBackup = adminQuery('GET /api/admin/nightly-backup', {}, { ...shared, ...lookedAt });

export const generations = adminQuery('GET /api/admin/generations', {}, shared);
/** A published build never changes. */
export const pluginBuild = (name: string, hash: string) =>
  adminQuery('GET /api/admin/plugins/{name}/{hash}', { params: { name, hash } }, { staleTime: 'static' });

/** Screens beat every 30 seconds; a look at them is a look at now. */
export const screens = adminQuery('GET /api/admin/screens', {}, { refetchInterval: 10_000 });
/** The notices on the screens, and which of those have shown them. */
export const notices = adminQuery(
  'GET /api/admin/notices',
  {},
  {
    // Until a wall has shown it, somebody waits for that.
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ shown }) => shown.length === 0) ? 2_000 : 10_000,
  },
);
/** A command to a screen: followed every second until it is done, or has expired. */
export const screenCommand = (id: string, command: string) =>
  adminQuery(
    'GET /api/admin/screens/{id}/commands/{command}',
    { params: { id, command } },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'done' || data?.state === 'expired' ? false : 1000,
    },
  );

/** A picture or film of another server, as the address of its bytes. A refusal is not asked for again: it is of the address. */
export const outsideMedia = (address: string) =>
  adminQuery('GET /api/admin/outside-media', { query: { address } }, { staleTime: 'static', retry: false });
