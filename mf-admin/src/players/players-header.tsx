import { formatDay } from '@vetta/contract/client/formats';
import { Button } from '@vetta/design-system/button';
import { Plus, UserPlus, Users } from 'lucide-react';
import { missingInWords } from '../entries/with-data.ts';
import { SectionHeader } from '../kit/section-header.tsx';

interface PlayersHeaderProps {
  readonly day: string;
  /** The month whose points are shown, if it is not the running one. */
  readonly ofMonth: string | undefined;
  /** The number of players, and of those whose numbers of the day are missing; undefined while loading. */
  readonly total: number | undefined;
  readonly missing: number | undefined;
  readonly onAddPlayer: () => void;
  readonly onAddPeople: () => void;
  readonly onEnterDay: () => void;
}

/** The page's title, the day's progress and the buttons that add a player or an entry. */
export const PlayersHeader = ({
  day,
  ofMonth,
  total,
  missing,
  onAddPlayer,
  onAddPeople,
  onEnterDay,
}: PlayersHeaderProps) => (
  <SectionHeader
    title="Gestione Partecipanti"
    subtitle={
      <>
        {formatDay(day)}
        {total ? missing !== undefined && ` · ${missingInWords(missing)}` : ''}
        {ofMonth !== undefined && ` · punti di ${ofMonth}`}
      </>
    }
    actions={
      <>
        <Button onPress={onAddPlayer}>
          <UserPlus size={18} aria-hidden="true" />
          Aggiungi Partecipante
        </Button>
        <Button onPress={onAddPeople}>
          <Users size={18} aria-hidden="true" />
          Aggiungi più persone
        </Button>
        {/* In an empty office the one accent is on the button that adds the first player. */}
        <Button
          tone={total === 0 ? 'neutral' : 'primary'}
          isDisabled={!total || missing === undefined}
          onPress={onEnterDay}
        >
          <Plus size={18} aria-hidden="true" />
          Aggiungi Entry
        </Button>
      </>
    }
  />
);
