import { formatDay } from '@vetta/contract/client/formats';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { missingInWords } from '../entries/with-data.ts';
import { YesterdayLink } from '../entries/yesterday-link.tsx';
import * as styles from './quick-entry.css.ts';

export interface QuickEntryToolbarProps {
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  /** How many have no numbers yet; undefined while loading, or without players. */
  readonly missing: number | undefined;
  readonly isOnlyMissing: boolean;
  readonly onFilter: (isOnlyMissing: boolean) => void;
}

/** The page's title with who is missing, the day, and the filter. */
export const QuickEntryToolbar = ({
  day,
  today,
  onChooseDay,
  missing,
  isOnlyMissing,
  onFilter,
}: QuickEntryToolbarProps) => (
  <Inline gap="md" align="end" justify="between">
    <Stack gap="xxs">
      <Heading level={2}>Inserimento rapido</Heading>
      <Text tone="muted">
        {formatDay(day)}
        {missing !== undefined && ` · ${missingInWords(missing)}`}
        {day === today && <YesterdayLink today={today} lead=" · " />}
      </Text>
    </Stack>
    <Inline align="end">
      <DatePicker
        label="Data selezionata"
        value={day}
        today={today}
        maxValue={today}
        onChange={(chosen) => chosen !== null && onChooseDay(chosen)}
      />
      {day !== today && <Button onPress={() => onChooseDay(today)}>Oggi</Button>}
      <div className={styles.filter}>
        <Checkbox isSelected={isOnlyMissing} onChange={onFilter}>
          Solo chi manca
        </Checkbox>
      </div>
    </Inline>
  </Inline>
);
