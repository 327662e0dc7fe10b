import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useNow, useToday } from '../day/use-server-time.ts';
import { ToLookAt } from '../differences/to-look-at.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { SectionLink } from '../layout/section-link.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { NextPrizes } from '../prizes/next-prizes.tsx';
import { BonusPreview } from './bonus-preview.tsx';
import { Counters } from './counters.tsx';
import { CurrentLeaderboard } from './current-leaderboard.tsx';
import * as styles from './dashboard.css.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { Demonstration } from './demonstration.tsx';
import { LastBackup } from './last-backup.tsx';
import { NextClose } from './next-close.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Tonight } from './tonight.tsx';
import { TurnOfMonth } from './turn-of-month.tsx';
import { useWeekBonuses } from './use-week-bonuses.ts';

/** «Dashboard»: who is missing tonight, how a demonstration is removed, what an empty office needs, the counters, the next close, the week's bonuses, the newest backup and the top
 * of the board. */
export default function DashboardPage({ context }: SectionProps) {
  const today = useToday(context);
  const now = useNow(context);
  return (
    <div className={styles.page}>
      <DashboardHeader today={today} />
      <Demonstration />
      <NoLongerAllowed />
      <FirstSteps today={today} />
      <ToLookAt today={today} />
      <TurnOfMonth today={today} />
      <NextPrizes today={today}>
        I premi si cambiano in <SectionLink href="/admin/prizes">Premi</SectionLink>.
      </NextPrizes>
      <Counters />
      <PendingBonuses today={today} />
      <Tonight />
      <div className={styles.panels}>
        <Stack gap="md">
          <NextClose now={now} />
          <BonusPreview today={today} />
          <LastBackup now={now} />
        </Stack>
        <Stack gap="md">
          <CurrentLeaderboard query={context.queries.leaderboard} />
          <RecentActivity now={now} />
        </Stack>
      </div>
    </div>
  );
}

/** «Punti Bonus in Attesa»: only while a bonus of the week waits for the close. */
function PendingBonuses({ today }: { readonly today: string }) {
  const { data: totals } = useWeekBonuses(today);
  if (!totals || totals.pending === 0) return null;
  return (
    <Notice tone="info" title="Punti Bonus in Attesa">
      I punti bonus verranno aggiunti alla classifica alle 23:59.
    </Notice>
  );
}

/** After an upgrade: what is no longer allowed, once, with what to do. */
function NoLongerAllowed() {
  const { data } = useQuery(dashboard);
  const found = data?.noLongerAllowed ?? [];
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title="Con questa versione non è più ammesso">
      {found.map(({ about, what }) => (
        <Text key={`${about} ${what}`}>
          «{about}» {what}.
        </Text>
      ))}
    </Notice>
  );
}
