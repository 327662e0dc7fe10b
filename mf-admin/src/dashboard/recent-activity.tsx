import { Text } from '@vetta/design-system/text';
import * as styles from './dashboard.css.ts';
import { Panel } from './panel.tsx';

/** «Attività Recente»: two fixed lines. What was really done is in «Registro». */
export const RecentActivity = () => (
  <Panel title="Attività Recente">
    <ul className={styles.lines}>
      <li>
        <Text as="span" tone="muted">
          I numeri inseriti contano subito in classifica
        </Text>
      </li>
      <li>
        <Text as="span" tone="muted">
          I bonus della settimana si assegnano ogni sera alle 23:59
        </Text>
      </li>
    </ul>
  </Panel>
);
