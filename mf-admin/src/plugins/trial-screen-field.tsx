import { TextField } from '@vetta/design-system/text-field';
import { type Control, useController } from 'react-hook-form';
import type { NewGenerationValues } from './use-new-generation-form.ts';

/** Chooses the screen that tries a generation before everyone else gets it. */
export function TrialScreenField({ control }: { readonly control: Control<NewGenerationValues> }) {
  const { field } = useController({ control, name: 'canary' });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label="Prova prima su uno schermo"
      description="Facoltativo: lo vede solo quello schermo, finché non lo estendi a tutti."
      autoComplete="off"
    />
  );
}
