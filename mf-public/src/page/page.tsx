import type { RouteProps } from '@vetta/contract/plugin';
import { useServerDay } from '../day/server-day.ts';
import { Leaderboard } from '../leaderboard/leaderboard.tsx';
import { MonthTop } from '../month/month-top.tsx';
import { monthView } from '../month/month-view.ts';
import { PublicPage } from './public-page.tsx';

/** The public page. */
export default function HomePage({ context }: RouteProps) {
  const today = useServerDay(context);
  return (
    <PublicPage
      top={<MonthTop month={monthView(today)} />}
      board={<Leaderboard query={context.queries.leaderboard} now={context.now} />}
    />
  );
}
