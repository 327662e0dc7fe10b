import type { PrerenderRow } from '@vetta/contract/prerender';
import { Movement } from '@vetta/design-system/movement';
import { type Slotted, When } from '../prerender-template/slots.tsx';

interface RowMovementProps {
  readonly row: Pick<Slotted<PrerenderRow>, 'movement' | 'places'>;
  readonly isShort?: boolean;
}

/** Places gained or lost since the month's last close; nothing if there was none. */
export const RowMovement = ({ row: { movement, places }, isShort = false }: RowMovementProps) => (
  <>
    <When value={movement} is="up">
      <Movement way="up" places={places} isShort={isShort} />
    </When>
    <When value={movement} is="down">
      <Movement way="down" places={places} isShort={isShort} />
    </When>
    <When value={movement} is="same">
      <Movement way="same" isShort={isShort} />
    </When>
  </>
);
