import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Challenge } from '@vetta/contract/challenges';
import * as real from '@vetta/contract/client/public-queries';
import type { Draws } from '@vetta/contract/draws';
import type { RouteProps } from '@vetta/contract/front-end';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import type { LastMonth, Receipt } from '@vetta/contract/receipts';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import type { Leaderboard } from '@vetta/contract/standings';
import { type ReactNode, useEffect, useState } from 'react';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { SAMPLE_NOW, sampleScoring, sampleSite } from './sample-site.ts';

/** What a call answers; `'never'` leaves it pending. */
type Answer<Data> = Data | Error | 'never';

export interface SampleAnswers {
  /** A function answers each poll, five times a second. */
  readonly board?: Answer<Leaderboard> | (() => Leaderboard);
  readonly site?: Answer<Site>;
  readonly scoring?: Answer<PublicScoring>;
  readonly receipt?: Answer<Receipt>;
  readonly months?: Answer<MonthSummary[]>;
  readonly month?: Answer<MonthDetail>;
  readonly draws?: Answer<Draws>;
  readonly lastMonth?: Answer<LastMonth>;
  /** The document carries them. */
  readonly challenges?: readonly Challenge[];
}

interface WithAnswersProps extends SampleAnswers {
  readonly now?: () => Date;
  readonly children: (context: RouteProps['context']) => ReactNode;
}

const answering =
  <Data,>(answer: Answer<Data> | (() => Data)) =>
  async (): Promise<Data> => {
    if (answer instanceof Function) return answer();
    if (answer === 'never') return new Promise(() => {});
    if (answer instanceof Error) throw answer;
    return answer;
  };

/** Renders a part of the page with answers instead of a server. */
export function WithAnswers({
  site: siteAnswer = sampleSite(),
  scoring = sampleScoring,
  receipt: receiptAnswer = 'never',
  months: monthsAnswer = 'never',
  month: monthAnswer = 'never',
  draws: drawsAnswer = 'never',
  lastMonth: lastMonthAnswer = 'never',
  challenges: challengesAnswer = [],
  board = challengesAnswer.length > 0 ? { ...sampleBoard(), challenges: true } : sampleBoard(),
  now = () => new Date(SAMPLE_NOW),
  children,
}: WithAnswersProps) {
  const [client] = useState(() => {
    const created = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    created.setQueryData(real.challenges.queryKey, [...challengesAnswer]);
    return created;
  });
  const [ended] = useState(() => new AbortController());
  useEffect(() => () => ended.abort(), [ended]);
  const [context] = useState((): RouteProps['context'] => ({
    queries: {
      leaderboard: {
        ...real.leaderboard,
        queryFn: answering(board),
        refetchInterval: board instanceof Function ? 200 : false,
      },
      site: { ...real.site, queryFn: answering(siteAnswer) },
      publicScoring: { ...real.publicScoring, queryFn: answering(scoring) },
      receipt: (id, of) => ({ ...real.receipt(id, of), queryFn: answering(receiptAnswer) }),
      months: { ...real.months, queryFn: answering(monthsAnswer) },
      month: (of) => ({ ...real.month(of), queryFn: answering(monthAnswer) }),
      draws: (of) => ({ ...real.draws(of), queryFn: answering(drawsAnswer) }),
      challenges: { ...real.challenges, queryFn: answering([...challengesAnswer]), refetchInterval: false },
      lastMonth: (id, points) => ({ ...real.lastMonth(id, points), queryFn: answering(lastMonthAnswer) }),
    },
    scope: {
      every: (milliseconds, run) => {
        const timer = setInterval(run, milliseconds);
        ended.signal.addEventListener('abort', () => clearInterval(timer));
      },
      on: (target, type, listener) => target.addEventListener(type, listener, { signal: ended.signal }),
      stream: () => {},
    },
    theme: 'dark',
    now,
    adminSections: [],
  }));
  return <QueryClientProvider client={client}>{children(context)}</QueryClientProvider>;
}
