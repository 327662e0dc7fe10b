import type { Award, BonusType } from '@vetta/contract/bonuses';
import { Skeleton } from '@vetta/design-system/skeleton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { WeeklyBonuses } from '../bonuses/weekly-bonuses.tsx';
import { EntryCalendar, type EntryCalendarProps } from '../entries/entry-calendar.tsx';
import { watchNearViewport } from './near-viewport.ts';
import * as styles from './player-card.css.ts';

interface PlayerDetailsProps extends Omit<EntryCalendarProps, 'onChoose'> {
  readonly id: string;
  /** Whether a narrow card shows them; a wide one always does. */
  readonly isOpen: boolean;
  readonly bonusTypes: readonly BonusType[] | undefined;
  readonly awards: readonly Award[] | undefined;
  readonly onChooseDay: (day: string) => void;
}

/**
 * The player's calendar and weekly bonuses. They are rendered, and the days with data load, only near the viewport: a page of
 * 200 players has 8,400 days and 1,000 checkboxes. What was opened by hand stays.
 */
export function PlayerDetails({
  id,
  isOpen,
  player,
  day,
  today,
  entry,
  bonusTypes,
  awards,
  onChooseDay,
}: PlayerDetailsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearViewport(box);
  const isShown = isNear || (isOpen && height !== undefined);
  return (
    <div id={id} className={styles.details} data-open={isOpen || undefined}>
      <div ref={box} className={styles.calendar} style={{ minHeight: isShown ? undefined : height }}>
        {isShown ? (
          <EntryCalendar player={player} day={day} today={today} entry={entry} onChoose={onChooseDay} />
        ) : (
          <Skeleton shape="calendar" isStill />
        )}
      </div>
      <div className={styles.bonuses}>
        {isShown && <WeeklyBonuses player={player} day={day} types={bonusTypes} awards={awards} />}
      </div>
    </div>
  );
}

interface Nearness {
  readonly isNear: boolean;
  /** The element's height when it was near last, in pixels; undefined before. */
  readonly height: number | undefined;
}

/**
 * Returns whether an element is near the viewport, so that what is in it renders and loads only then. Its height before it
 * left keeps its place. An element that has the focus counts as near.
 */
function useNearViewport(element: RefObject<HTMLElement | null>): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, height: undefined });
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    return watchNearViewport(current, (isNear) => {
      if (!isNear && current.parentElement?.contains(document.activeElement)) return;
      setNearness((before) =>
        before.isNear === isNear ? before : { isNear, height: isNear ? before.height : current.offsetHeight },
      );
    });
  }, [element]);
  return nearness;
}
