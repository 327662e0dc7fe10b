import type { ImportReport as Report } from '@vetta/contract/imports';
import { Notice } from '@vetta/design-system/notice';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Text } from '@vetta/design-system/text';
import { linesInWords, monthsInWords } from './in-words.ts';
import type { OpenMonths } from './use-import.ts';

interface ImportMonthsProps {
  readonly report: Report;
  /** How many lines wait for the decision. */
  readonly closed: number;
  readonly choice: OpenMonths;
  readonly isDisabled: boolean;
  readonly onChoose: (choice: OpenMonths) => void;
}

/** The months of a file before the league's first day: they are opened, or their lines are left out. */
export function ImportMonths({
  report: { opensMonths, skipped },
  closed,
  choice,
  isDisabled,
  onChoose,
}: ImportMonthsProps) {
  const months = skipped?.months ?? opensMonths;
  if (months.length === 0) return null;
  if (closed === 0 && choice === 'false')
    return <Text tone="muted">La classifica comincerà da {monthsInWords(months.slice(0, 1))}.</Text>;
  const lines = closed > 0 ? closed : skipped?.lines;
  const subject =
    lines === undefined ? 'Ci sono righe' : `${linesInWords(lines)} ${lines === 1 ? 'è' : 'sono'}`;
  const these = months.length === 1 ? 'questo mese' : 'questi mesi';
  return (
    <Notice
      tone={choice === 'false' ? 'warning' : 'info'}
      title={`${subject} di ${monthsInWords(months)}, prima dell’inizio della classifica`}
    >
      <RadioGroup
        label="Che cosa farne"
        options={[
          { id: 'true', label: `Apri ${these}: la classifica comincerà da lì` },
          { id: 'skip', label: `Lascia fuori le righe di ${these}` },
        ]}
        value={choice === 'false' ? null : choice}
        isDisabled={isDisabled}
        onChange={(id) => onChoose(id === 'skip' ? 'skip' : 'true')}
      />
    </Notice>
  );
}
