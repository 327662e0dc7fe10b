import { formatDay } from '@vetta/contract/client/formats';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Plus, UserPlus } from 'lucide-react';
import * as styles from './players-header.css.ts';

interface PlayersHeaderProps {
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  /** How many players there are, and how many of them have data that day; undefined until it is known. */
  readonly total: number | undefined;
  readonly withData: number | undefined;
  readonly onAddPlayer: () => void;
  readonly onEnterDay: () => void;
}

/** What this page is, the day it shows, how far the evening's round has come, and the two ways to add. */
export const PlayersHeader = ({ day, today, total, withData, ...on }: PlayersHeaderProps) => (
  <div className={styles.header}>
    <Stack gap="xxs">
      <Heading level={2}>Gestione Partecipanti</Heading>
      <Text tone="muted">
        {formatDay(day)}
        {total !== undefined && withData !== undefined && ` · ${withData} di ${total} con dati`}
      </Text>
    </Stack>
    <Inline gap="sm" align="end">
      <Inline gap="xs" align="end" wrap="no">
        <DatePicker
          label="Data selezionata"
          value={day}
          maxValue={today}
          onChange={(chosen) => chosen !== null && chosen <= today && on.onChooseDay(chosen)}
        />
        {day !== today && <Button onPress={() => on.onChooseDay(today)}>Oggi</Button>}
      </Inline>
      <Button onPress={on.onAddPlayer}>
        <UserPlus size={18} aria-hidden="true" />
        Aggiungi Partecipante
      </Button>
      <Button tone="primary" isDisabled={!total || withData === undefined} onPress={on.onEnterDay}>
        <Plus size={18} aria-hidden="true" />
        Aggiungi Entry
      </Button>
    </Inline>
  </div>
);
