import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './board.css.ts';
import type { FreshnessView } from './freshness-view.ts';

/** «aggiornata alle 18:42 · provvisoria fino alle 23:59», where tonight's close may still change a row. */
export const Freshness = ({
  freshness: { updated, state, isProvisional },
}: {
  readonly freshness: Slotted<FreshnessView>;
}) => (
  <>
    <When value={updated}>
      <span>{`aggiornata ${updated}`}</span>
    </When>
    <When value={state} is="open">
      <When value={isProvisional}>
        <Dot updated={updated} />
        <span className={styles.open}>
          <span className={styles.legend} aria-hidden="true" /> provvisoria fino alle 23:59
        </span>
      </When>
    </When>
    <When value={state} is="grace">
      <Dot updated={updated} />
      <span className={styles.state}>in chiusura: gli ultimi dati contano ancora</span>
    </When>
    <When value={state} is="final">
      <Dot updated={updated} />
      <span className={styles.state}>definitiva</span>
    </When>
  </>
);

const Dot = ({ updated }: Pick<Slotted<FreshnessView>, 'updated'>) => (
  <When value={updated}>
    <span className={styles.dot}> · </span>
  </When>
);
