import type { Award, BonusType } from '@vetta/contract/bonuses';
import { formatDay } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Text } from '@vetta/design-system/text';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { WeeklyBonuses } from '../bonuses/weekly-bonuses.tsx';
import { EntryCalendar } from '../entries/entry-calendar.tsx';
import { DayNumbers } from './day-numbers.tsx';
import * as styles from './player-card.css.ts';
import { RankBadge } from './rank-badge.tsx';

/** The actions of a card. */
export interface PlayerActions {
  readonly chooseDay: (day: string) => void;
  readonly edit: (player: Tagged<Player>) => void;
  readonly remove: (player: Player) => void;
  readonly enterDay: (player: Player) => void;
}

interface PlayerCardProps {
  readonly player: Tagged<Player>;
  readonly day: string;
  readonly today: string;
  /** The entry of the chosen day: null without data, undefined while loading. */
  readonly entry: Entry | null | undefined;
  readonly bonusTypes: readonly BonusType[] | undefined;
  /** The awards of all players in the chosen day's week. */
  readonly awards: readonly Award[] | undefined;
  readonly actions: PlayerActions;
}

/** A player's position, points, entry of the chosen day, calendar and weekly bonuses. */
export const PlayerCard = memo(function PlayerCard({
  player,
  day,
  today,
  entry,
  bonusTypes,
  awards,
  actions,
}: PlayerCardProps) {
  const titleId = `partecipante-${player.id}`;
  return (
    <li className={styles.item}>
      <Card as="article" aria-labelledby={titleId}>
        <div className={styles.columns}>
          <div className={styles.summary}>
            <div className={styles.header}>
              <RankBadge position={player.position} />
              <div className={styles.name}>
                <Heading level={3} id={titleId}>
                  {player.name}
                </Heading>
                <Text size="sm" tone="muted">
                  {formatDay(day)}
                </Text>
              </div>
              <IconButton label={`Modifica ${player.name}`} onPress={() => actions.edit(player)}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Elimina ${player.name}`}
                tone="danger"
                onPress={() => actions.remove(player)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </div>
            <DayNumbers player={player} entry={entry} />
            <Button width="full" isDisabled={entry === undefined} onPress={() => actions.enterDay(player)}>
              <Plus size={18} aria-hidden="true" />
              Aggiungi Entry
            </Button>
          </div>
          <EntryCalendar
            player={player}
            day={day}
            today={today}
            hasData={entry === undefined ? undefined : entry !== null}
            onChoose={actions.chooseDay}
          />
          <WeeklyBonuses player={player} day={day} types={bonusTypes} awards={awards} />
        </div>
      </Card>
    </li>
  );
});
