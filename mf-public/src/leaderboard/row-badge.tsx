import type { PrerenderRow } from '@vetta/contract/prerender';
import { PodiumBadge } from '@vetta/design-system/podium-badge';
import { type Slotted, When } from '../prerender-template/slots.tsx';

/** «PODIO» in the metal of the first three places. */
export const RowBadge = ({ tier }: Pick<Slotted<PrerenderRow>, 'tier'>) => (
  <When value={tier}>{tier !== '' && <PodiumBadge tier={tier}>PODIO</PodiumBadge>}</When>
);
