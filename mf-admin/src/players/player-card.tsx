import type { Award, BonusType } from '@vetta/contract/bonuses';
import type { Entry } from '@vetta/contract/entries';
import type { Metal } from '@vetta/contract/honours';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Inline } from '@vetta/design-system/inline';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { DayNumbers } from './day-numbers.tsx';
import type { PlayerActions } from './player-actions.ts';
import * as styles from './player-card.css.ts';
import { PlayerDetails } from './player-details.tsx';
import { PlayerHeader } from './player-header.tsx';

export interface PlayerCardProps {
  readonly player: Tagged<Player>;
  readonly day: string;
  readonly today: string;
  /** The entry of the chosen day: null without data, undefined while loading. */
  readonly entry: Entry | null | undefined;
  readonly bonusTypes: readonly BonusType[] | undefined;
  /** The player's awards of the chosen day's week; undefined while loading. */
  readonly awards: readonly Award[] | undefined;
  /** Whether the player is disqualified for the chosen day's month. */
  readonly isDisqualified: boolean;
  /** The month's honour of the player. */
  readonly metal: Metal | '';
  readonly actions: PlayerActions;
}

/**
 * A player's position, points and entry of the chosen day, with calendar and weekly bonuses. In a narrow card those two are
 * behind a button.
 */
export const PlayerCard = memo(function PlayerCard({
  player,
  day,
  today,
  entry,
  bonusTypes,
  awards,
  isDisqualified,
  metal,
  actions,
}: PlayerCardProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const titleId = `partecipante-${player.id}`;
  return (
    <li className={styles.item}>
      <Card as="article" aria-labelledby={titleId}>
        <div className={styles.columns}>
          <div className={styles.summary}>
            <PlayerHeader
              player={player}
              titleId={titleId}
              day={day}
              today={today}
              isDisqualified={isDisqualified}
              metal={metal}
              actions={actions}
            />
            <DayNumbers player={player} entry={entry} />
            <Inline gap="xs" align="stretch">
              <div className={styles.action}>
                <Button
                  width="full"
                  isDisabled={entry === undefined}
                  onPress={() => actions.enterDay(player)}
                >
                  <Plus size={18} aria-hidden="true" />
                  Aggiungi Entry
                </Button>
              </div>
              <div className={styles.opener}>
                <Button
                  tone="quiet"
                  width="full"
                  aria-expanded={isOpen}
                  aria-controls={detailsId}
                  onPress={() => setOpen(!isOpen)}
                >
                  Calendario e bonus
                  <ChevronDown
                    size={18}
                    aria-hidden="true"
                    className={isOpen ? styles.chevron.open : styles.chevron.closed}
                  />
                </Button>
              </div>
            </Inline>
          </div>
          <PlayerDetails
            id={detailsId}
            isOpen={isOpen}
            player={player}
            day={day}
            today={today}
            hasData={entry === undefined ? undefined : entry !== null}
            bonusTypes={bonusTypes}
            awards={awards}
            onChooseDay={actions.chooseDay}
          />
        </div>
      </Card>
    </li>
  );
});
