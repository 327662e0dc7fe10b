import { useQuery } from '@tanstack/react-query';
import { entryDates } from '@vetta/contract/client/admin-queries';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { MonthCalendar } from '@vetta/design-system/month-calendar';
import { Skeleton } from '@vetta/design-system/skeleton';
import { useMemo } from 'react';
import { useFirstDay } from '../day/use-first-day.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { markedDays } from './with-data.ts';

export interface EntryCalendarProps {
  readonly player: Player;
  readonly day: string;
  readonly today: string;
  /** The chosen day's; null without one, undefined while loading. */
  readonly entry: Entry | null | undefined;
  readonly onChoose: (day: string) => void;
}

/** The player's days with data. They load when the calendar is shown first. */
export function EntryCalendar({ player, day, today, entry, onChoose }: EntryCalendarProps) {
  const firstDay = useFirstDay();
  const dates = useQuery(entryDates(player.id));
  const marked = useMemo(() => markedDays(dates.data, day, entry), [dates.data, day, entry]);
  return (
    <QueryView
      query={dates}
      skeleton={<Skeleton shape="calendar" />}
      failed="I giorni con dati non sono arrivati"
    >
      {() => (
        <MonthCalendar
          label={`Calendario di ${player.name}`}
          value={day}
          onChange={onChoose}
          marked={marked}
          today={today}
          {...(firstDay !== undefined && { minValue: firstDay })}
          maxValue={today}
        />
      )}
    </QueryView>
  );
}
