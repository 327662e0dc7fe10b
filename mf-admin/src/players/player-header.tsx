import { formatDay, withArticle } from '@vetta/contract/client/formats';
import type { Metal } from '@vetta/contract/honours';
import type { Player } from '@vetta/contract/players';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import { monthOf } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { Badge } from '@vetta/design-system/badge';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Text } from '@vetta/design-system/text';
import { Pencil, Trash2 } from 'lucide-react';
import { monthInWords } from '../day/month-in-words.ts';
import type { PlayerActions } from './player-actions.ts';
import * as styles from './player-card.css.ts';
import { RankBadge } from './rank-badge.tsx';

interface PlayerHeaderProps {
  readonly player: Tagged<Player>;
  readonly titleId: string;
  readonly day: string;
  readonly today: string;
  readonly isDisqualified: boolean;
  /** The month's honour of the player. */
  readonly metal: Metal | '';
  readonly actions: Pick<PlayerActions, 'edit' | 'remove'>;
}

/** The card's head: position, name, whether the player is in the contest of the chosen day's month, edit and remove. */
export const PlayerHeader = ({
  player,
  titleId,
  day,
  today,
  isDisqualified,
  metal,
  actions,
}: PlayerHeaderProps) => {
  const { name, position, joinedOn, role } = player;
  const isLate = joinedOn > `${monthOf(day)}-01`;
  return (
    <div className={styles.header}>
      <RankBadge position={position} metal={metal} />
      <div className={styles.name}>
        <Heading level={3} id={titleId}>
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {role && `${ROLE_NAMES[role]} · `}
          {formatDay(day)}
          {isLate && ` · in gara ${withArticle('dal', joinedOn)}`}
        </Text>
        {isDisqualified && <Badge tone="danger">Squalifica per {monthInWords(day, today)}</Badge>}
      </div>
      <IconButton label={`Modifica ${name}`} onPress={() => actions.edit(player)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Elimina ${name}`} tone="danger" onPress={() => actions.remove(player)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
};
