import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Source } from '@vetta/contract/sources';
import { Stack } from '@vetta/design-system/stack';
import { RowDialog } from '../edits/row-dialog.tsx';
import { useRowForm } from '../edits/use-row-form.ts';
import { FormNumber } from '../form-number.tsx';
import { FormText } from '../form-text.tsx';
import { SourceForm, sourceFields, valuesOf } from './source-fields.ts';
import { useAddSource, useChangeSource } from './source-mutations.ts';

const TaggedSource = tagged(Source);

interface SourceDialogProps {
  /** The source to edit; null for a new one. */
  readonly source: Tagged<Source> | null;
  readonly onClose: () => void;
}

/** Adds a sheet that is fetched, or changes one. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const add = useAddSource();
  const change = useChangeSource('notice');
  const form = useRowForm({
    row: source,
    shape: TaggedSource,
    fields: sourceFields,
    schema: SourceForm,
    valuesOf,
    draftKey: `source/${source?.id ?? 'new'}`,
    save: (body, latest, after) =>
      latest === null ? add.mutate(body, after) : change.mutate({ source: latest, body }, after),
    saving: [add, change],
    onClose,
  });
  const { control } = form;
  return (
    <RowDialog
      title={source ? 'Modifica fonte' : 'Nuova fonte'}
      description="Un foglio con i numeri, che Vetta va a prendere da sola."
      form={form}
      othersDid={`ha cambiato la fonte ${source?.name}`}
      error={form.error}
      submit={source ? 'Aggiorna' : 'Aggiungi'}
    >
      <Stack gap="md">
        <FormText control={control} name="name" label={sourceFields.name.label} autoFocus />
        <FormText
          control={control}
          name="url"
          label={sourceFields.url.label}
          description="Di un CSV o di una cartella di lavoro: da Google Fogli con File, Condividi, Pubblica sul web, in formato CSV."
        />
        <FormNumber
          control={control}
          name="everyMinutes"
          label={sourceFields.everyMinutes.label}
          description="Da 5 a 1.440."
          minValue={5}
        />
        <FormText control={control} name="from" label={sourceFields.from.label} description="Ora italiana." />
        <FormText control={control} name="to" label={sourceFields.to.label} />
      </Stack>
    </RowDialog>
  );
}
