import { Checkbox } from '@vetta/design-system/checkbox';
import { Stack } from '@vetta/design-system/stack';
import { type Control, Controller } from 'react-hook-form';
import { FormNumber } from '../form-number.tsx';
import * as styles from './entry-dialog.css.ts';
import type { EntryOutput, EntryValues } from './entry-values.ts';

/** The four things that make a day. The first has the focus as soon as they are shown. */
export const EntryNumbers = ({
  control,
}: {
  readonly control: Control<EntryValues, unknown, EntryOutput>;
}) => (
  <Stack gap="md">
    <div className={styles.numbers}>
      <FormNumber control={control} name="rings" label="Chiamate" autoFocus />
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
