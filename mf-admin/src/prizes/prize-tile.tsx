import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { IconButton } from '@vetta/design-system/icon-button';
import { PrizeCard } from '@vetta/design-system/prize-card';
import { Switch } from '@vetta/design-system/switch';
import { Pencil, Trash2 } from 'lucide-react';
import { MediaFrame } from '../media/media-frame.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { prizeLabel } from './prize-label.ts';
import { valuesOf } from './prize-values.ts';
import * as styles from './prizes.css.ts';
import { useChangePrize } from './use-prize-mutations.ts';

interface PrizeTileProps {
  readonly prize: Tagged<Prize>;
  readonly onEdit: (prize: Tagged<Prize>) => void;
  readonly onRemove: (prize: Tagged<Prize>) => void;
}

/** A prize's card with its switch and buttons. */
export function PrizeTile({ prize, onEdit, onRemove }: PrizeTileProps) {
  const { position, title, isLottery } = prize;
  const change = useChangePrize('toast');
  // Until the server answers the card shows what was switched, and its other actions wait: they would name the prize as it was
  // before, and the server would take that for another admin's change.
  const { isPending } = change;
  const isActive = isPending ? change.variables.body.isActive : prize.isActive;
  const state = isActive ? 'Attivo' : 'Inattivo';
  return (
    <PrizeCard
      label={prizeLabel(prize)}
      place={isLottery ? null : position}
      icon={<PlaceIcon place={position} isLottery={isLottery} />}
      title={title}
      titleId={`premio-${prize.id}`}
      description={prize.description}
      media={<MediaFrame address={prize.imageUrl} title={title} />}
      isDimmed={!isActive}
      actions={
        <>
          <span className={styles.state}>
            <Switch
              isSelected={isActive}
              isReadOnly={isPending}
              aria-label={`${state}: ${title}`}
              onChange={(on) => change.mutate({ prize, body: { ...valuesOf(prize), isActive: on } })}
            >
              {state}
            </Switch>
          </span>
          <IconButton label={`Modifica ${title}`} isPending={isPending} onPress={() => onEdit(prize)}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Elimina ${title}`}
            tone="danger"
            isPending={isPending}
            onPress={() => onRemove(prize)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  );
}
