import { Checkbox } from '@vetta/design-system/checkbox';
import { Text } from '@vetta/design-system/text';
import { TextField } from '@vetta/design-system/text-field';
import * as styles from './player-search.css.ts';

export interface Sought {
  readonly name: string;
  /** Only those who have no data on the chosen day. */
  readonly isWithoutData: boolean;
}

interface PlayerSearchProps {
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
  readonly found: number;
  readonly total: number;
}

/** Finds cards by name, or those that still wait for the day's numbers. */
export const PlayerSearch = ({ sought, onSeek, found, total }: PlayerSearchProps) => (
  <search className={styles.bar}>
    <div className={styles.field}>
      <TextField
        label="Cerca partecipante"
        type="search"
        placeholder="Nome"
        value={sought.name}
        onChange={(name) => onSeek({ ...sought, name })}
      />
    </div>
    <Checkbox
      isSelected={sought.isWithoutData}
      onChange={(isWithoutData) => onSeek({ ...sought, isWithoutData })}
    >
      Solo senza dati
    </Checkbox>
    <div className={styles.count} role="status">
      <Text size="sm" tone="muted">
        {found === total ? `${total} partecipanti` : `${found} di ${total} partecipanti`}
      </Text>
    </div>
  </search>
);
