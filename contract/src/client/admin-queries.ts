import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Returns a list, or none for an answer that is no list: its screen must not fail because of it. */
const listOf = <Row>(reply: Row[]): Row[] => (Array.isArray(reply) ? reply : []);

/** Other admins change this data too: it is fetched every 30 seconds. */
const shared = { refetchInterval: 30_000 } as const;
/** The dashboard is where an admin looks what has changed: entered again, it fetches what is older than a few seconds. */
export const lookedAt = { staleTime: 5_000 } as const;

// Every key starts with 'admin', so that a logout can remove all of it.
export const players = queryOptions({
  queryKey: ['admin', 'players'],
  queryFn: ({ signal }) => call('GET /api/admin/players', { query: {} }, { signal }),
  ...shared,
});

export const archivedPlayers = queryOptions({
  queryKey: ['admin', 'archived-players'],
  queryFn: ({ signal }) => call('GET /api/admin/players', { query: { archived: 'true' } }, { signal }),
  ...shared,
});

/** The channels, without their secrets. */
export const channels = queryOptions({
  queryKey: ['admin', 'channels'],
  queryFn: ({ signal }) => call('GET /api/admin/channels', {}, { signal }),
});

/** The last deliveries of a channel. */
export const deliveries = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'channels', id, 'deliveries'],
    queryFn: ({ signal }) => call('GET /api/admin/channels/{id}/deliveries', { params: { id } }, { signal }),
  });

/** The keys with a name that are not revoked. */
export const keys = queryOptions({
  queryKey: ['admin', 'keys'],
  queryFn: ({ signal }) => call('GET /api/admin/keys', {}, { signal }),
  ...shared,
});

export const disqualificationsOf = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'disqualifications', month],
    queryFn: ({ signal }) => call('GET /api/admin/disqualifications', { query: { month } }, { signal }),
    ...shared,
  });

/** The bonuses of a week that are not awarded again, because an admin unticked them. */
export const bonusBlocksOf = (weekStartDate: string) =>
  queryOptions({
    queryKey: ['admin', 'player-bonuses', 'blocks', weekStartDate],
    queryFn: ({ signal }) => call('GET /api/admin/bonus-blocks', { query: { weekStartDate } }, { signal }),
    ...shared,
  });

export const entryDates = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'players', id, 'entry-dates'],
    queryFn: ({ signal }) => call('GET /api/admin/players/{id}/entry-dates', { params: { id } }, { signal }),
  });

export const entriesOf = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'entries', date],
    queryFn: ({ signal }) => call('GET /api/admin/entries', { query: { date } }, { signal }),
    ...shared,
  });

/** The standings of a month that is over. Kept below the entries: whoever changes those of a month in grace moves it. */
export const standingsOf = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'entries', 'standings', month],
    queryFn: ({ signal }) => call('GET /api/leaderboard', { query: { month } }, { signal }),
    ...shared,
  });

/** Whom names of tables mean, as was decided before. */
/** The sheets that are fetched, and how they go. */
export const sources = queryOptions({
  queryKey: ['admin', 'sources'],
  queryFn: ({ signal }) => call('GET /api/admin/sources', {}, { signal }).then(listOf),
  ...shared,
});

/** A page of the people of telephone systems and CRMs, from 1. */
export const identitiesOn = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'identities', page],
    queryFn: ({ signal }) =>
      call('GET /api/admin/identities', { query: { page: String(page) } }, { signal }).then(listOf),
    ...shared,
  });

/** What each source counts, and of whom several count the same. */
export const countedKinds = queryOptions({
  queryKey: ['admin', 'counted-kinds'],
  queryFn: ({ signal }) => call('GET /api/admin/counted-kinds', {}, { signal }),
  ...shared,
});

/** The sources of events, and what each key brought. */
export const senders = queryOptions({
  queryKey: ['admin', 'senders'],
  queryFn: ({ signal }) => call('GET /api/admin/senders', {}, { signal }).then(listOf),
  ...shared,
});

/** Where typed and counted numbers differ, on a day or in the last month. */
export const differencesOf = (date: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'differences', date ?? 'all'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/differences', { query: date === undefined ? {} : { date } }, { signal }).then(
        listOf,
      ),
    ...shared,
  });

/** Numbers of sheets that wait, of a day or of all. */
export const sheetDifferencesOf = (date: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'differences', 'sheets', date ?? 'all'],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/source-differences',
        { query: date === undefined ? {} : { date } },
        { signal },
      ).then(listOf),
    ...shared,
  });

/** Numbers that came by themselves and are far above the usual, of a day or of the last week. */
export const unusualNumbersOf = (date: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'differences', 'unusual', date ?? 'all'],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/differences/unusual',
        { query: date === undefined ? {} : { date } },
        { signal },
      ).then(listOf),
    ...shared,
  });

export const rememberedPeople = queryOptions({
  queryKey: ['admin', 'remembered-people'],
  queryFn: ({ signal }) => call('GET /api/admin/imports/people', {}, { signal }),
});

/** What is usual for each player before a day. */
export const usualNumbers = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'usual-numbers', date],
    queryFn: ({ signal }) => call('GET /api/admin/entries/usual', { query: { date } }, { signal }),
  });

export const prizes = queryOptions({
  queryKey: ['admin', 'prizes'],
  queryFn: async ({ signal }) => listOf(await call('GET /api/admin/prizes', {}, { signal })),
  ...shared,
});

export const content = queryOptions({
  queryKey: ['admin', 'content'],
  queryFn: ({ signal }) => call('GET /api/admin/content', {}, { signal }),
  ...shared,
});

export const rules = queryOptions({
  queryKey: ['admin', 'rules'],
  queryFn: ({ signal }) => call('GET /api/admin/rules', {}, { signal }),
  ...shared,
});

export const scoring = queryOptions({
  queryKey: ['admin', 'scoring-config'],
  queryFn: ({ signal }) => call('GET /api/admin/scoring-config', {}, { signal }),
  ...shared,
});

export const bonusTypes = queryOptions({
  queryKey: ['admin', 'bonus-types'],
  queryFn: async ({ signal }) => listOf(await call('GET /api/admin/bonus-types', {}, { signal })),
});

export const awardsOf = (weekStartDate: string) =>
  queryOptions({
    queryKey: ['admin', 'player-bonuses', weekStartDate],
    queryFn: async ({ signal }) =>
      listOf(await call('GET /api/admin/player-bonuses', { query: { weekStartDate } }, { signal })),
    ...shared,
  });

export const settings = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call('GET /api/admin/settings', {}, { signal }),
  ...shared,
});

/** The months that have dates of their own. */
export const contests = queryOptions({
  queryKey: ['admin', 'contests'],
  queryFn: ({ signal }) => call('GET /api/admin/contests', {}, { signal }),
  ...shared,
});

export const dashboard = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => call('GET /api/admin/dashboard', {}, { signal }),
  ...shared,
  ...lookedAt,
});

export const schedulerStatus = queryOptions({
  queryKey: ['admin', 'scheduler-status'],
  queryFn: ({ signal }) => call('GET /api/admin/scheduler-status', {}, { signal }),
  ...shared,
  ...lookedAt,
});

export const nightlyBackup = queryOptions({
  queryKey: ['admin', 'nightly-backup'],
  queryFn: ({ signal }) => call('GET /api/admin/nightly-backup', {}, { signal }),
  ...shared,
  ...lookedAt,
});

export const generations = queryOptions({
  queryKey: ['admin', 'generations'],
  queryFn: ({ signal }) => call('GET /api/admin/generations', {}, { signal }),
  ...shared,
});

export const pluginCalls = queryOptions({
  queryKey: ['admin', 'plugin-calls'],
  queryFn: ({ signal }) => call('GET /api/admin/plugin-calls', {}, { signal }),
  ...shared,
});

/** A published build never changes. */
export const pluginBuild = (name: string, hash: string) =>
  queryOptions({
    queryKey: ['admin', 'plugin-builds', name, hash],
    queryFn: ({ signal }) =>
      call('GET /api/admin/plugins/{name}/{hash}', { params: { name, hash } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Screens beat every 30 seconds; a look at them is a look at now. */
export const screens = queryOptions({
  queryKey: ['admin', 'screens'],
  queryFn: ({ signal }) => call('GET /api/admin/screens', {}, { signal }),
  ...shared,
  refetchInterval: 10_000,
});

/** The notices on the screens, and which of those have shown them. */
export const notices = queryOptions({
  queryKey: ['admin', 'notices'],
  queryFn: ({ signal }) => call('GET /api/admin/notices', {}, { signal }),
  ...shared,
  // Until a wall has shown it, somebody waits for that.
  refetchInterval: ({ state: { data } }) => (data?.some(({ shown }) => shown.length === 0) ? 2_000 : 10_000),
});

/** A command to a screen: followed every second until it is done, or has expired. */
export const screenCommand = (id: string, command: string) =>
  queryOptions({
    queryKey: ['admin', 'screen-commands', id, command],
    queryFn: ({ signal }) =>
      call('GET /api/admin/screens/{id}/commands/{command}', { params: { id, command } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'done' || data?.state === 'expired' ? false : 1000,
  });

/** A picture or film of another server, as the address of its bytes. A refusal is not asked for again: it is of the address. */
export const outsideMedia = (address: string) =>
  queryOptions({
    queryKey: ['admin', 'outside-media', address],
    queryFn: ({ signal }) => call('GET /api/admin/outside-media', { query: { address } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
