import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import * as styles from './player-state.css.ts';

interface PlayerStateRowProps {
  readonly title: string;
  /** What the action does, or why the state is as it is. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A state of the player with the action that changes it. */
export const PlayerStateRow = ({ title, children, action }: PlayerStateRowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <Text size="sm" weight="strong">
        {title}
      </Text>
      <Text size="sm" tone="muted">
        {children}
      </Text>
    </div>
    {action}
  </li>
);
