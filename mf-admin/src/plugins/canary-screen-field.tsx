import { useQuery } from '@tanstack/react-query';
import { screens as screensQuery } from '@vetta/contract/client/admin-queries';
import { Select } from '@vetta/design-system/select';
import { type Control, useController } from 'react-hook-form';
import { FormCheckbox } from '../form-checkbox.tsx';
import type { NewGenerationValues } from './use-new-generation-form.ts';

/** Stands for no screen in the list, where an empty id is none. */
const EVERYONE = '*';

/** Chooses the screen that tries a generation before everyone else gets it, and what follows if it fares well. */
export function CanaryScreenField({ control }: { readonly control: Control<NewGenerationValues> }) {
  const { field } = useController({ control, name: 'canary' });
  const { data: screens = [] } = useQuery(screensQuery);
  const names = screens.flatMap(({ name }) => (name === null ? [] : [name]));
  // A draft may name a screen that has gone meanwhile: the server says so.
  const offered = field.value === '' || names.includes(field.value) ? names : [...names, field.value];
  return (
    <>
      <Select
        label="Prova prima su uno schermo"
        options={[
          { id: EVERYONE, label: 'No, subito per tutti' },
          ...offered.map((name) => ({ id: name, label: name })),
        ]}
        value={field.value || EVERYONE}
        onChange={(id) => field.onChange(id === EVERYONE ? '' : id)}
        description={
          names.length === 0
            ? 'Nessuno schermo ha un nome: si dà in Schermi.'
            : 'Lo vede solo quello schermo, finché non lo estendi a tutti.'
        }
      />
      {field.value !== '' && (
        <FormCheckbox
          control={control}
          name="extendWhenHealthy"
          description="Se lo schermo la mostra bene per quindici minuti, passa a tutti senza chiedere."
        >
          Estendi da sola
        </FormCheckbox>
      )}
    </>
  );
}
