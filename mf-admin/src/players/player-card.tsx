import type { Award, BonusType } from '@vetta/contract/bonuses';
import { formatDay, withArticle } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import { groupWords } from '@vetta/contract/groups';
import type { Metal } from '@vetta/contract/honours';
import type { Player } from '@vetta/contract/players';
import { monthOf } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { monthInWords } from '../day/in-words.ts';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import { DayNumbers } from './day-numbers.tsx';
import type { PlayerActions } from './player-actions.ts';
import * as styles from './player-card.css.ts';
import { PlayerDetails } from './player-details.tsx';
import { RankBadge } from './rank-badge.tsx';

interface PlayerCardProps {
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
            entry={entry}
            bonusTypes={bonusTypes}
            awards={awards}
            onChooseDay={actions.chooseDay}
          />
        </div>
      </Card>
    </li>
  );
});

interface PlayerHeaderProps
  extends Pick<PlayerCardProps, 'player' | 'day' | 'today' | 'isDisqualified' | 'metal' | 'actions'> {
  readonly titleId: string;
}

/** The card's head: position, name, whether the player is in the contest of the chosen day's month, edit and remove. */
const PlayerHeader = ({ player, titleId, day, today, isDisqualified, metal, actions }: PlayerHeaderProps) => {
  const { name, position, joinedOn } = player;
  const isLate = joinedOn > `${monthOf(day)}-01`;
  return (
    <div className={styles.header}>
      <RankBadge position={position} metal={metal} />
      <div className={styles.name}>
        <Heading level={3} id={titleId}>
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {[groupWords(player), formatDay(day)].filter(Boolean).join(' · ')}
          {isLate && ` · in gara ${withArticle('dal', joinedOn)}`}
        </Text>
        {isDisqualified && <Badge tone="danger">Squalifica per {monthInWords(day, today)}</Badge>}
      </div>
      <RowButtons name={name} onEdit={() => actions.edit(player)} onRemove={() => actions.remove(player)} />
    </div>
  );
};
