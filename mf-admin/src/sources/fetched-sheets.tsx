import { sources } from '@vetta/contract/client/admin-queries';
import { tagged } from '@vetta/contract/row-tag';
import { type SourceCard as Fetched, Source } from '@vetta/contract/sources';
import { Button } from '@vetta/design-system/button';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNow, useToday } from '../day/use-server-time.ts';
import { FormNumber, FormText } from '../kit/form-fields.tsx';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { type FormProps, type HeadProps, type ListProps, Section } from '../kit/section.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { SourceCard } from './source-card.tsx';
import { type SourceBody, SourceForm, type SourceValues, sourceFields, valuesOf } from './source-fields.ts';
import { sourceMutations } from './source-mutations.ts';

/** The sheets that are fetched, below the head of «Fonti». */
export const FetchedSheets = (props: SectionProps) => (
  <Section
    {...props}
    name="source"
    address="fonte"
    query={sources}
    mutations={sourceMutations}
    form={{ row: tagged(Source), schema: SourceForm, fields: sourceFields, valuesOf, saysReason: true }}
    words={{
      loading: 'Caricamento delle fonti…',
      failed: 'Le fonti non sono arrivate',
      none: {
        title: 'Ancora nessun foglio',
        text: 'Se i numeri della sera stanno in un foglio pubblicato, Vetta lo prende da sola e registra quello che cambia. Quello che non capisce non lo prende, e lo dice qui.',
      },
      adding: 'Nuova fonte',
      changing: 'Modifica fonte',
      about:
        'Un foglio con i numeri, che Vetta va a prendere da sola. Un centralino o un CRM non si aggiunge qui: manda gli eventi con una chiave, che si crea in «Chiavi».',
      othersDid: ({ name }) => `ha cambiato la fonte ${name}`,
      removing: ({ name }) => `Elimina «${name}»`,
      remove: () => 'Il foglio non viene più preso. I numeri che ha portato restano dove sono.',
    }}
    skeleton={<ActionCardsSkeleton />}
    Head={Head}
    List={List}
    Inputs={Inputs}
  />
);

function Head({ onAdd }: HeadProps<Fetched>) {
  return (
    <SectionHeader
      title="Fonti"
      subtitle="I numeri che arrivano da soli: da un foglio, dal centralino, dal CRM."
      actions={
        <Button tone="primary" onPress={onAdd}>
          <Plus size={18} aria-hidden="true" />
          Nuova fonte
        </Button>
      }
    />
  );
}

function List({ rows, context, onEdit, onRemove }: ListProps<Fetched>) {
  const now = useNow(context);
  const today = useToday(context);
  const [looked, look] = useState<Fetched>();
  return (
    <>
      <Grid as="ul" columns="wide">
        {rows.map((source) => (
          <li key={source.id}>
            <SourceCard
              source={source}
              now={now}
              onLook={() => look(source)}
              onEdit={() => onEdit(source)}
              onRemove={() => onRemove(source)}
            />
          </li>
        ))}
      </Grid>
      {looked && <SheetDialog source={looked} today={today} onClose={() => look(undefined)} />}
    </>
  );
}

function Inputs({ control, row }: FormProps<Fetched, SourceValues, SourceBody>) {
  return (
    <Stack gap="md">
      <FormText control={control} name="name" label={sourceFields.name.label} autoFocus />
      <FormText
        control={control}
        name="url"
        label="Indirizzo"
        description={`${row === null ? '' : `Adesso è di ${row.host}: se lasci vuoto, resta quello. `}Di un CSV o di una cartella di lavoro: da Google Fogli con File, Condividi, Pubblica sul web, in formato CSV.`}
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
  );
}
