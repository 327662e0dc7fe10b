import type { RowView } from '@vetta/contract/row-view';
import { PodiumBadge } from '@vetta/design-system/podium-badge';
import { type Slotted, When } from '../template/slots.tsx';

/** «PODIO», in the metal of the place; nothing behind the third. */
export const RowBadge = ({ row }: { readonly row: Slotted<RowView> }) => (
  <>
    <When flag={row.gold}>
      <PodiumBadge place={1}>PODIO</PodiumBadge>
    </When>
    <When flag={row.silver}>
      <PodiumBadge place={2}>PODIO</PodiumBadge>
    </When>
    <When flag={row.bronze}>
      <PodiumBadge place={3}>PODIO</PodiumBadge>
    </When>
  </>
);
