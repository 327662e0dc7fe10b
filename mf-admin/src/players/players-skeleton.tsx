import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { BonusesSkeleton } from '../bonuses/bonuses-skeleton.tsx';
import * as numbers from './day-numbers.css.ts';
import * as card from './player-card.css.ts';
import * as details from './player-details.css.ts';
import * as list from './player-list.css.ts';

/** Shown while the players load: cards with the parts of a player's. */
export const PlayersSkeleton = () => (
  <div className={list.cards}>
    {['primo', 'secondo', 'terzo', 'quarto'].map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);

const CardSkeleton = () => (
  <div className={card.item}>
    <Card>
      <div className={card.columns}>
        <div className={card.summary}>
          <div className={card.header}>
            <Skeleton shape="mark" />
            <div className={card.name}>
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
            </div>
          </div>
          <div className={numbers.list}>
            {['Totale', 'Score', 'Chiamate', 'Appuntamenti'].map((figure) => (
              <div key={figure} className={numbers.figure}>
                <Skeleton width="third" />
                <Skeleton shape="title" width="half" />
              </div>
            ))}
          </div>
          <Skeleton shape="button" />
        </div>
        <div className={details.details}>
          <div className={details.calendar}>
            <Skeleton shape="calendar" />
          </div>
          <div className={details.bonuses}>
            <BonusesSkeleton />
          </div>
        </div>
      </div>
    </Card>
  </div>
);
