import { formatMonth } from '@vetta/contract/client/formats';
import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { PrizeCard } from '@vetta/design-system/prize-card';
import { Switch } from '@vetta/design-system/switch';
import { Award, Medal, Ticket, Trophy } from 'lucide-react';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { ofMonth } from './prize-fields.ts';
import { prizeMutations } from './prize-mutations.ts';
import * as styles from './prizes.css.ts';

interface PrizeTileProps {
  readonly prize: Tagged<Prize>;
  readonly onEdit: (prize: Tagged<Prize>) => void;
  readonly onRemove: (prize: Tagged<Prize>) => void;
}

/** A prize's card with its switch and buttons. */
export function PrizeTile({ prize, onEdit, onRemove }: PrizeTileProps) {
  const { position, title, isLottery } = prize;
  const change = prizeMutations.useChange();
  // Until the server answers the card shows what was switched, and its other actions wait: they would name the prize as it was
  // before, and the server would take that for another admin's change.
  const { isPending } = change;
  const isActive = (isPending ? change.variables.body.isActive : undefined) ?? prize.isActive;
  const state = isActive ? 'Attivo' : 'Inattivo';
  return (
    <PrizeCard
      label={prizeLabel(prize)}
      place={isLottery ? null : position}
      icon={<PlaceIcon place={position} isLottery={isLottery} />}
      prize={prize}
      titleId={`premio-${prize.id}`}
      media={<MediaFrame address={prize.imageUrl} title={title} />}
      isDimmed={!isActive}
      actions={
        <>
          <span className={styles.state}>
            <Switch
              isSelected={isActive}
              isReadOnly={isPending}
              aria-label={`${state}: ${title}${ofMonth(prize)}`}
              onChange={(on) => change.mutate({ row: prize, body: { isActive: on } })}
            >
              {state}
            </Switch>
          </span>
          <RowButtons
            name={title + ofMonth(prize)}
            isPending={isPending}
            onEdit={() => onEdit(prize)}
            onRemove={() => onRemove(prize)}
          />
        </>
      }
    />
  );
}

/** Returns «1° Posto»; «LOTTERIA» for a prize that is drawn by lot, as on the page: nobody wins it by a place. */
const prizeLabel = ({
  position,
  isLottery,
  month,
}: Pick<Prize, 'position' | 'isLottery' | 'month'>): string =>
  (isLottery ? 'LOTTERIA' : `${position}° Posto`) + (month === null ? '' : ` · ${formatMonth(month)}`);

const icons = [
  { Icon: Trophy, className: styles.gold },
  { Icon: Medal, className: styles.silver },
  { Icon: Award, className: styles.bronze },
];

/** The icon of a prize: one for each of the first three places, one for those drawn by lot, none for the others. */
function PlaceIcon({ place, isLottery }: { readonly place: number; readonly isLottery: boolean }) {
  if (isLottery) return <Ticket size={20} aria-hidden="true" className={styles.lottery} />;
  const icon = icons[place - 1];
  return icon ? <icon.Icon size={20} aria-hidden="true" className={icon.className} /> : null;
}
