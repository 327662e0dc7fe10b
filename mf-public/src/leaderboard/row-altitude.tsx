import type { RowView } from '@vetta/contract/row-view';
import { AltitudeLine } from '@vetta/design-system/altitude-line';
import { type Slotted, When } from '../template/slots.tsx';

/** The row's altitude line, in the metal of its place. */
export const RowAltitude = ({ row }: { readonly row: Slotted<RowView> }) => (
  <>
    <When flag={row.gold}>
      <AltitudeLine value={row.share} summit={100} tone="gold" />
    </When>
    <When flag={row.silver}>
      <AltitudeLine value={row.share} summit={100} tone="silver" />
    </When>
    <When flag={row.bronze}>
      <AltitudeLine value={row.share} summit={100} tone="bronze" />
    </When>
    <When flag={row.podium} not>
      <AltitudeLine value={row.share} summit={100} />
    </When>
  </>
);
