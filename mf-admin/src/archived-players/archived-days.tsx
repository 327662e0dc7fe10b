import { useQuery } from '@tanstack/react-query';
import { entriesOf } from '@vetta/contract/client/admin-queries';
import { capital, formatDay } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { EntryCalendar } from '../entries/entry-calendar.tsx';
import { numbersInWords } from '../entries/entry-fields.ts';

interface ArchivedDaysProps {
  readonly player: Player;
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  /** Opens the numbers of the chosen day. */
  readonly onEnterDay: (player: Player) => void;
}

/** The days of somebody who left, and the numbers of the chosen one. From the day of leaving on there are none. */
export function ArchivedDays({ player, day, today, onChooseDay, onEnterDay }: ArchivedDaysProps) {
  const entries = useQuery(entriesOf(day));
  const entry = entries.data?.find(({ playerId }) => playerId === player.id);
  const wasInGame = player.archivedOn === null || day < player.archivedOn;
  return (
    <Stack gap="sm">
      <EntryCalendar
        player={player}
        day={day}
        today={today}
        hasData={entries.data && entry !== undefined}
        onChoose={onChooseDay}
      />
      {entries.data && (
        <Text>
          {capital(formatDay(day))}:{' '}
          {entry ? numbersInWords(entry) : wasInGame ? 'senza dati' : 'non era più in gara'}
        </Text>
      )}
      {entries.data && (entry !== undefined || wasInGame) && (
        <Button size="sm" onPress={() => onEnterDay(player)}>
          {entry ? 'Modifica i numeri' : 'Inserisci i numeri'}
        </Button>
      )}
    </Stack>
  );
}
