import { Checkbox } from '@vetta/design-system/checkbox';
import { Stack } from '@vetta/design-system/stack';
import { useEffect, useRef } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { FormNumber } from '../form-number.tsx';
import * as styles from './entry-dialog.css.ts';
import type { EntryOutput, EntryValues } from './entry-values.ts';

interface EntryNumbersProps {
  readonly control: Control<EntryValues, unknown, EntryOutput>;
  /** The player of these numbers: the first field gets the focus when it changes. */
  readonly playerId: string;
}

/** The four fields of an entry. */
export function EntryNumbers({ control, playerId }: EntryNumbersProps) {
  const numbers = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each player
  useEffect(() => {
    const first = numbers.current?.querySelector<HTMLInputElement>('input[type="text"]');
    first?.focus();
    first?.select();
  }, [playerId]);
  return (
    <Stack gap="md">
      <div ref={numbers} className={styles.numbers}>
        <FormNumber control={control} name="rings" label="Chiamate" />
        <FormNumber control={control} name="apptSet" label="App. Fissati" />
        <FormNumber control={control} name="apptDone" label="App. Conclusi" />
      </div>
      <Controller
        control={control}
        name="alignment"
        render={({ field }) => (
          <Checkbox isSelected={field.value ?? false} onChange={field.onChange} onBlur={field.onBlur}>
            Allineamento Obiettivi
          </Checkbox>
        )}
      />
    </Stack>
  );
}
