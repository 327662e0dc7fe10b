import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { leaderboard, months, publicScoring, site } from '@vetta/contract/client/public-queries';

/** The queries that a change makes stale. */
export interface Stale {
  readonly queryKey: QueryKey;
  /** Only this query, and not those whose keys begin with it. */
  readonly exact?: boolean;
}

const all = (...queryKey: string[]): Stale => ({ queryKey });
const board: Stale = { queryKey: leaderboard.queryKey };

// What the spec says is refreshed after which change.
/** After a change of players, entries or bonuses. Each player's entry dates are a query of their own under `players`. */
export const standingsData: readonly Stale[] = [
  { queryKey: ['admin', 'players'], exact: true },
  all('admin', 'entries'),
  all('admin', 'player-bonuses'),
  all('admin', 'dashboard'),
  board,
];
/** After a change of who is on the board. */
export const playersData: readonly Stale[] = [
  ...standingsData,
  all('admin', 'archived-players'),
  all('admin', 'audit-people'),
];
/** After numbers of these players were recorded or removed. */
export const entriesData = (playerIds: readonly string[]): readonly Stale[] => [
  ...standingsData,
  all('admin', 'usual-numbers'),
  all('admin', 'differences'),
  ...playerIds.map((id) => all('admin', 'players', id, 'entry-dates')),
];
/** After a change of prizes, which are fetched again themselves. */
export const prizesData: readonly Stale[] = [all('admin', 'dashboard'), board];
/** After a change of what the page says. */
export const siteData: readonly Stale[] = [{ queryKey: site.queryKey }];
export const settingsData: readonly Stale[] = [
  all('admin', 'settings'),
  all('admin', 'contests'),
  board,
  ...siteData,
];
export const scoringData: readonly Stale[] = [
  ...standingsData,
  all('admin', 'scoring-config'),
  { queryKey: publicScoring.queryKey },
];
/** After a rebuild, a voided draw or a handover: past months, their draws and prizes. */
export const monthsData: readonly Stale[] = [
  all('admin', 'months'),
  all('admin', 'player-bonuses'),
  { queryKey: months.queryKey },
  all('draws'),
];
/** A disqualification may be of a month that is over: its rows, its prizes and what its rebuild would change. */
export const disqualificationData: readonly Stale[] = [
  ...standingsData,
  ...monthsData,
  all('admin', 'disqualifications'),
];
/** After another generation: what is served, and what the screens show. */
export const generationsData: readonly Stale[] = [all('admin', 'generations'), all('admin', 'screens')];
/** After a key with a name was made or revoked. */
export const keysData: readonly Stale[] = [all('admin', 'keys')];
/** After a channel was changed or tried: the list, and its log. */
export const channelsData: readonly Stale[] = [all('admin', 'channels')];
export const screensData: readonly Stale[] = [all('admin', 'screens')];
/** After somebody was linked: their events count. */
export const identitiesData: readonly Stale[] = [
  ...standingsData,
  all('admin', 'differences'),
  all('admin', 'identities'),
  all('admin', 'counted-kinds'),
];
/** After what a source of events sends was taken out, or belongs to another key. */
export const sendersData: readonly Stale[] = [...identitiesData, all('admin', 'senders')];
export const rememberedNamesData: readonly Stale[] = [all('admin', 'remembered-names')];
export const noticesData: readonly Stale[] = [all('admin', 'notices')];
/** After an undo, an import or a wipe, which may have changed anything. */
export const everything: readonly Stale[] = [
  all('admin'),
  board,
  { queryKey: publicScoring.queryKey },
  { queryKey: site.queryKey },
  { queryKey: months.queryKey },
  all('draws'),
];

/** Fetches the shown queries among these again, and the others when they are shown next. */
export async function refresh(client: QueryClient, stale: readonly Stale[]): Promise<void> {
  await Promise.all(
    stale.map(({ queryKey, exact = false }) => client.invalidateQueries({ queryKey, exact })),
  );
}
