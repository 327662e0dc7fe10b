import type { RowView } from '@vetta/contract/row-view';
import { Movement } from '@vetta/design-system/movement';
import { type Slotted, When } from '../template/slots.tsx';

/** Places gained or lost since the month's last close; nothing where there was none. */
export const RowMovement = ({ row }: { readonly row: Slotted<RowView> }) => (
  <>
    <When flag={row.up}>
      <Movement way="up" places={row.places} />
    </When>
    <When flag={row.down}>
      <Movement way="down" places={row.places} />
    </When>
    <When flag={row.same}>
      <Movement way="same" />
    </When>
  </>
);
