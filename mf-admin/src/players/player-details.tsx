import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Player } from '@vetta/contract/players';
import { Skeleton } from '@vetta/design-system/skeleton';
import { useRef } from 'react';
import { WeeklyBonuses } from '../bonuses/weekly-bonuses.tsx';
import { EntryCalendar } from '../entries/entry-calendar.tsx';
import * as styles from './player-details.css.ts';
import { useNearViewport } from './use-near-viewport.ts';

interface PlayerDetailsProps {
  readonly id: string;
  /** Whether a narrow card shows them; a wide one always does. */
  readonly isOpen: boolean;
  readonly player: Player;
  readonly day: string;
  readonly today: string;
  /** Whether the chosen day has data; undefined while loading. */
  readonly hasData: boolean | undefined;
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
  hasData,
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
          <EntryCalendar player={player} day={day} today={today} hasData={hasData} onChoose={onChooseDay} />
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
