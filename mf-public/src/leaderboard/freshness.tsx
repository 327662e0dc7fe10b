import type { FreshnessView } from '@vetta/contract/first-view';
import { type Slotted, When } from '../template/slots.tsx';

/** «aggiornata alle 18:42 · provvisoria fino alle 23:59». */
export const Freshness = ({ freshness }: { readonly freshness: Slotted<FreshnessView> }) => (
  <>
    <When flag={freshness.changed}>aggiornata {freshness.updated} · </When>
    <When flag={freshness.open}>provvisoria fino alle 23:59</When>
    <When flag={freshness.grace}>in chiusura: gli ultimi dati contano ancora</When>
    <When flag={freshness.final}>definitiva</When>
  </>
);
