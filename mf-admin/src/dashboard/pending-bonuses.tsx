import { Notice } from '@vetta/design-system/notice';
import { useWeekBonuses } from './use-week-bonuses.ts';

/** «Punti Bonus in Attesa»: only while a bonus of the week waits for the close. */
export function PendingBonuses({ today }: { readonly today: string }) {
  const { data: totals } = useWeekBonuses(today);
  if (!totals || totals.pending === 0) return null;
  return (
    <Notice tone="info" title="Punti Bonus in Attesa">
      I punti bonus verranno aggiunti alla classifica alle 23:59.
    </Notice>
  );
}
