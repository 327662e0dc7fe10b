import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { Site } from '@vetta/contract/site';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useCallback, useEffect, useState } from 'react';
import type { MonthView } from '../current-month/month-view.ts';
import { LazyMonthBefore } from '../months/lazy-month-before.tsx';
import { Countdown } from './countdown.tsx';
import { exampleEntries } from './example-entries.ts';
import { Hero } from './hero.tsx';
import { DEFAULT_LAUNCH, useSecondsToLaunch } from './launch.ts';
import { PositionSearch } from './position-search.tsx';

interface LiveHeroProps {
  readonly context: Pick<PluginContext, 'queries' | 'now'>;
  readonly month: MonthView;
  readonly texts: SiteTexts;
}

const launchOf = (site: Site) => site.contest.launchAt;

/** The countdown until the launch moment; the position search from then on. */
export function LiveHero({ context: { queries, now }, month, texts }: LiveHeroProps) {
  const client = useQueryClient();
  const launchAt = useQuery({ ...queries.site, select: launchOf }).data ?? DEFAULT_LAUNCH;
  const board = useQuery(queries.leaderboard);

  const [isLaunchedNow, setLaunchedNow] = useState(false);
  const onLaunch = useCallback(() => {
    setLaunchedNow(true);
    void client.invalidateQueries({ queryKey: queries.leaderboard.queryKey });
  }, [client, queries]);
  const seconds = useSecondsToLaunch(now, launchAt, onLaunch);

  // The prerendered countdown has dashes: figures of an earlier moment would be wrong.
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);

  const entries = board.data?.entries ?? [];
  const exampleNote =
    entries.length > 0 || !board.isFetched
      ? undefined
      : texts[board.data ? 'hero.searchSample' : 'hero.searchSampleUnreachable'];
  return (
    <Hero
      month={month}
      texts={texts}
      before={<LazyMonthBefore queries={queries} board={board.data} />}
      announcement={isLaunchedNow ? texts['hero.launched'] : ''}
    >
      {seconds > 0 ? (
        <Countdown texts={texts} seconds={isRunning ? seconds : null} />
      ) : (
        <PositionSearch
          texts={texts}
          players={exampleNote === undefined ? entries : exampleEntries}
          exampleNote={exampleNote}
        />
      )}
    </Hero>
  );
}
