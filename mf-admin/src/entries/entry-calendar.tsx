import { useQuery } from '@tanstack/react-query';
import { entryDates } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { MonthCalendar } from '@vetta/design-system/month-calendar';
import { Skeleton } from '@vetta/design-system/skeleton';
import { CalendarDays } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { LoadError } from '../load-error.tsx';
import { useAdminKey } from '../login/admin-key.ts';
import * as styles from './entry-calendar.css.ts';
import { markedDays } from './marked-days.ts';
import { useInView } from './use-in-view.ts';

interface EntryCalendarProps {
  readonly player: Player;
  readonly day: string;
  readonly today: string;
  /** Whether the chosen day has data; undefined while loading. */
  readonly hasData: boolean | undefined;
  readonly onChoose: (day: string) => void;
}

/** The player's days with data. They load when the calendar is in view; in a narrow card, when it is opened. */
export function EntryCalendar({ player, day, today, hasData, onChoose }: EntryCalendarProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const boxId = useId();
  const dates = useQuery({ ...entryDates(useAdminKey(), player.id), enabled: useInView(box) });
  const marked = useMemo(() => markedDays(dates.data, day, hasData), [dates.data, day, hasData]);
  return (
    <div>
      <div className={styles.opener}>
        <Button
          tone="quiet"
          size="sm"
          width="full"
          aria-expanded={isOpen}
          aria-controls={boxId}
          onPress={() => setOpen(!isOpen)}
        >
          <CalendarDays size={18} aria-hidden="true" />
          Calendario
        </Button>
      </div>
      <div ref={box} id={boxId} className={styles.box} data-open={isOpen || undefined}>
        {dates.isPending && <Skeleton shape="calendar" />}
        {dates.isError && (
          <LoadError
            title="I giorni con dati non sono arrivati"
            isRetrying={dates.isFetching}
            onRetry={() => dates.refetch()}
          />
        )}
        {dates.isSuccess && (
          <MonthCalendar
            label={`Calendario di ${player.name}`}
            value={day}
            onChange={onChoose}
            marked={marked}
            today={today}
            maxValue={today}
          />
        )}
      </div>
    </div>
  );
}
