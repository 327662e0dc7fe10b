import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import type { Leftover } from './place-pasted.ts';
import * as styles from './quick-entry.css.ts';

interface LeftoversNoticeProps {
  readonly leftovers: readonly Leftover[];
  readonly onForget: () => void;
}

/** The pasted rows for which there was no place: they stay here until they are dismissed. */
export const LeftoversNotice = ({ leftovers, onForget }: LeftoversNoticeProps) => (
  <Notice
    tone="warning"
    title={
      leftovers.length === 1
        ? 'Una riga incollata non ha trovato posto'
        : `${leftovers.length} righe incollate non hanno trovato posto`
    }
    action={
      <Button size="sm" onPress={onForget}>
        Ho visto
      </Button>
    }
  >
    <ul className={styles.list}>
      {leftovers.map(({ cells, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and rows may be equal
        <li key={index} className={styles.leftover}>
          <strong>{cells.filter((cell) => cell.trim() !== '').join(' · ')}</strong>: {reason}
        </li>
      ))}
    </ul>
  </Notice>
);
