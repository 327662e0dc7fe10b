import { formatDay } from '@vetta/contract/client/formats';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Plus, UserPlus } from 'lucide-react';
import * as styles from './players-header.css.ts';

interface PlayersHeaderProps {
  readonly day: string;
  /** How many players there are, and how many of them have data that day; undefined until it is known. */
  readonly total: number | undefined;
  readonly withData: number | undefined;
  readonly onAddPlayer: () => void;
  readonly onEnterDay: () => void;
}

/** What this page is, how far the day's round has come, and the two ways to add. */
export const PlayersHeader = ({ day, total, withData, onAddPlayer, onEnterDay }: PlayersHeaderProps) => (
  <div className={styles.header}>
    <Stack gap="xxs">
      <Heading level={2}>Gestione Partecipanti</Heading>
      <Text tone="muted">
        {formatDay(day)}
        {total !== undefined && withData !== undefined && ` · ${withData} di ${total} con dati`}
      </Text>
    </Stack>
    <div className={styles.actions}>
      <Button onPress={onAddPlayer}>
        <UserPlus size={18} aria-hidden="true" />
        Aggiungi Partecipante
      </Button>
      <Button tone="primary" isDisabled={!total || withData === undefined} onPress={onEnterDay}>
        <Plus size={18} aria-hidden="true" />
        Aggiungi Entry
      </Button>
    </div>
  </div>
);
