import type { Group } from '@vetta/contract/groups';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { FilterChips } from '@vetta/design-system/filter-chips';
import { Inline } from '@vetta/design-system/inline';
import { TextField } from '@vetta/design-system/text-field';
import type { Ref } from 'react';
import * as styles from './players.css.ts';
import type { PlayersView } from './players-view.ts';

export interface PlayerFilters {
  readonly name: string;
  /** Shows only players without data on the chosen day. */
  readonly isWithoutData: boolean;
  /** Shows the players who left in place of the board. */
  readonly isArchived: boolean;
  /** Shows only players of this role or team. */
  readonly group: string;
}

interface PlayersToolbarProps {
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  readonly filters: PlayerFilters;
  readonly onFilter: (filters: PlayerFilters) => void;
  readonly groups: readonly Group[];
  readonly searchField: Ref<HTMLInputElement>;
  readonly view: PlayersView;
  readonly onView: (view: PlayersView) => void;
}

/** The chosen day, the filters, and whether the players have cards or rows. */
export const PlayersToolbar = ({
  day,
  today,
  onChooseDay,
  filters,
  onFilter,
  groups,
  searchField,
  view,
  onView,
}: PlayersToolbarProps) => (
  <search className={styles.toolbar}>
    <Inline gap="xs" align="end" wrap="no">
      <DatePicker
        label="Data selezionata"
        value={day}
        today={today}
        maxValue={today}
        onChange={(chosen) => chosen !== null && onChooseDay(chosen)}
      />
      {day !== today && <Button onPress={() => onChooseDay(today)}>Oggi</Button>}
    </Inline>
    <div className={styles.search}>
      <TextField
        label="Cerca partecipante"
        type="search"
        placeholder="Nome"
        inputRef={searchField}
        value={filters.name}
        onChange={(name) => onFilter({ ...filters, name })}
      />
    </div>
    <div className={styles.filter}>
      {!filters.isArchived && (
        <Checkbox
          isSelected={filters.isWithoutData}
          onChange={(isWithoutData) => onFilter({ ...filters, isWithoutData })}
        >
          Solo senza dati
        </Checkbox>
      )}
      <Checkbox
        isSelected={filters.isArchived}
        onChange={(isArchived) => onFilter({ ...filters, isArchived })}
      >
        Archiviati
      </Checkbox>
      {!filters.isArchived && (
        <Checkbox isSelected={view === 'list'} onChange={(isList) => onView(isList ? 'list' : 'cards')}>
          In elenco
        </Checkbox>
      )}
    </div>
    {groups.length > 0 && !filters.isArchived && (
      <FilterChips
        label="Ruolo o squadra"
        chips={groups}
        value={filters.group}
        onChange={(group) => onFilter({ ...filters, group })}
      />
    )}
  </search>
);
