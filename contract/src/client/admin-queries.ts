import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Other admins change this data too: it is fetched every 30 seconds. */
const shared = { refetchInterval: 30_000 } as const;

// Every key starts with 'admin', so that a logout can remove all of it.
export const players = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'players'],
    queryFn: ({ signal }) => call('GET /api/admin/players', { query: {} }, { adminKey, signal }),
    ...shared,
  });

export const archivedPlayers = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'archived-players'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/players', { query: { archived: 'true' } }, { adminKey, signal }),
    ...shared,
  });

export const disqualificationsOf = (adminKey: string, month: string) =>
  queryOptions({
    queryKey: ['admin', 'disqualifications', month],
    queryFn: ({ signal }) =>
      call('GET /api/admin/disqualifications', { query: { month } }, { adminKey, signal }),
    ...shared,
  });

export const entryDates = (adminKey: string, id: string) =>
  queryOptions({
    queryKey: ['admin', 'players', id, 'entry-dates'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/players/{id}/entry-dates', { params: { id } }, { adminKey, signal }),
  });

export const entriesOf = (adminKey: string, date: string) =>
  queryOptions({
    queryKey: ['admin', 'entries', date],
    queryFn: ({ signal }) => call('GET /api/admin/entries', { query: { date } }, { adminKey, signal }),
    ...shared,
  });

/** What is usual for each player before a day. */
export const usualNumbers = (adminKey: string, date: string) =>
  queryOptions({
    queryKey: ['admin', 'usual-numbers', date],
    queryFn: ({ signal }) => call('GET /api/admin/entries/usual', { query: { date } }, { adminKey, signal }),
  });

export const prizes = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'prizes'],
    queryFn: ({ signal }) => call('GET /api/admin/prizes', {}, { adminKey, signal }),
    ...shared,
  });

export const content = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'content'],
    queryFn: ({ signal }) => call('GET /api/admin/content', {}, { adminKey, signal }),
    ...shared,
  });

export const rules = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'rules'],
    queryFn: ({ signal }) => call('GET /api/admin/rules', {}, { adminKey, signal }),
    ...shared,
  });

export const scoring = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'scoring-config'],
    queryFn: ({ signal }) => call('GET /api/admin/scoring-config', {}, { adminKey, signal }),
    ...shared,
  });

export const bonusTypes = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'bonus-types'],
    queryFn: ({ signal }) => call('GET /api/admin/bonus-types', {}, { adminKey, signal }),
  });

export const awardsOf = (adminKey: string, weekStartDate: string) =>
  queryOptions({
    queryKey: ['admin', 'player-bonuses', weekStartDate],
    queryFn: ({ signal }) =>
      call('GET /api/admin/player-bonuses', { query: { weekStartDate } }, { adminKey, signal }),
    ...shared,
  });

export const settings = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => call('GET /api/admin/settings', {}, { adminKey, signal }),
    ...shared,
  });

export const dashboard = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => call('GET /api/admin/dashboard', {}, { adminKey, signal }),
    ...shared,
  });

export const schedulerStatus = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'scheduler-status'],
    queryFn: ({ signal }) => call('GET /api/admin/scheduler-status', {}, { adminKey, signal }),
    ...shared,
  });

export const nightlyBackup = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'nightly-backup'],
    queryFn: ({ signal }) => call('GET /api/admin/nightly-backup', {}, { adminKey, signal }),
    ...shared,
  });

export const generations = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'generations'],
    queryFn: ({ signal }) => call('GET /api/admin/generations', {}, { adminKey, signal }),
    ...shared,
  });

/** A published build never changes. */
export const pluginBuild = (adminKey: string, name: string, hash: string) =>
  queryOptions({
    queryKey: ['admin', 'plugin-builds', name, hash],
    queryFn: ({ signal }) =>
      call('GET /api/admin/plugins/{name}/{hash}', { params: { name, hash } }, { adminKey, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Screens beat every 30 seconds; a look at them is a look at now. */
export const screens = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'screens'],
    queryFn: ({ signal }) => call('GET /api/admin/screens', {}, { adminKey, signal }),
    ...shared,
    refetchInterval: 10_000,
  });

/** A command to a screen: followed every second until it is done, or has expired. */
export const screenCommand = (adminKey: string, id: string, command: string) =>
  queryOptions({
    queryKey: ['admin', 'screen-commands', id, command],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/screens/{id}/commands/{command}',
        { params: { id, command } },
        { adminKey, signal },
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'done' || data?.state === 'expired' ? false : 1000,
  });
