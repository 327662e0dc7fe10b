import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './freshness.css.ts';
import type { FreshnessView } from './freshness-view.ts';

/** «aggiornata alle 18:42 · provvisoria fino alle 23:59». */
export const Freshness = ({
  freshness: { updated, state },
}: {
  readonly freshness: Slotted<FreshnessView>;
}) => (
  <>
    <When value={updated}>
      aggiornata {updated}
      <span className={styles.dot}> · </span>
    </When>
    <When value={state} is="open">
      <span className={styles.open}>
        <span className={styles.legend} aria-hidden="true" /> provvisoria fino alle 23:59
      </span>
    </When>
    <When value={state} is="grace">
      <span className={styles.state}>in chiusura: gli ultimi dati contano ancora</span>
    </When>
    <When value={state} is="final">
      <span className={styles.state}>definitiva</span>
    </When>
  </>
);
