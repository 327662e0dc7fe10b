import type { PluginVersion } from '@vetta/contract/generations';
import type { BuildChange } from './generation-changes.ts';
import * as styles from './plugins.css.ts';
import { changeInWords } from './words.ts';

interface ChangeListProps {
  readonly changes: readonly BuildChange[];
  readonly versions: readonly PluginVersion[];
}

/** The builds that change, a line each. */
export const ChangeList = ({ changes, versions }: ChangeListProps) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={change.name}>{changeInWords(change, versions)}</li>
    ))}
  </ul>
);
