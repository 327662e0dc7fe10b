import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Player } from '@vetta/contract/players';
import { useRef } from 'react';
import { WeeklyBonuses } from '../bonuses/weekly-bonuses.tsx';
import { EntryCalendar } from '../entries/entry-calendar.tsx';
import * as styles from './player-details.css.ts';
import { useInView } from './use-in-view.ts';

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
 * The player's calendar and weekly bonuses. They render, and the days with data load, once they come into view: a page of
 * 200 players has 8,400 days and 1,000 checkboxes.
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
  const wasInView = useInView(box);
  return (
    <div id={id} className={styles.details} data-open={isOpen || undefined}>
      <div ref={box} className={styles.calendar}>
        {wasInView && (
          <EntryCalendar player={player} day={day} today={today} hasData={hasData} onChoose={onChooseDay} />
        )}
      </div>
      <div className={styles.bonuses}>
        {wasInView && <WeeklyBonuses player={player} day={day} types={bonusTypes} awards={awards} />}
      </div>
    </div>
  );
}
