import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { TextField } from '@vetta/design-system/text-field';
import type { Ref } from 'react';
import * as styles from './players-toolbar.css.ts';

export interface Sought {
  readonly name: string;
  /** Only those who have no data on the chosen day. */
  readonly isWithoutData: boolean;
}

interface PlayersToolbarProps {
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
  readonly searchField: Ref<HTMLInputElement>;
}

/** The day that all cards show, and the fields that find one card among fifty. */
export const PlayersToolbar = ({
  day,
  today,
  onChooseDay,
  sought,
  onSeek,
  searchField,
}: PlayersToolbarProps) => (
  <search className={styles.bar}>
    <div className={styles.day}>
      <DatePicker
        label="Data selezionata"
        value={day}
        maxValue={today}
        onChange={(chosen) => chosen !== null && chosen <= today && onChooseDay(chosen)}
      />
      {day !== today && <Button onPress={() => onChooseDay(today)}>Oggi</Button>}
    </div>
    <div className={styles.name}>
      <TextField
        label="Cerca partecipante"
        type="search"
        placeholder="Nome"
        inputRef={searchField}
        value={sought.name}
        onChange={(name) => onSeek({ ...sought, name })}
      />
    </div>
    <div className={styles.filter}>
      <Checkbox
        isSelected={sought.isWithoutData}
        onChange={(isWithoutData) => onSeek({ ...sought, isWithoutData })}
      >
        Solo senza dati
      </Checkbox>
    </div>
  </search>
);
