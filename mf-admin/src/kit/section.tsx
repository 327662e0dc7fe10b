import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SectionProps } from '../layout/section-props.ts';
import { type FileField, useUnsentFile } from '../uploads/use-unsent-file.ts';
import { useDialogFromAddress } from './address/use-dialog-from-address.ts';
import { RemoveDialog } from './edits/remove-dialog.tsx';
import { RowDialog } from './edits/row-dialog.tsx';
import { useRowForm } from './edits/use-row-form.ts';
import type { Fields } from './fields/fields.ts';
import { QueryView } from './queries/query-view.tsx';
import type { RowMutations } from './row-mutations.ts';

interface Named {
  readonly id: string;
}

export interface HeadProps<Card> {
  /** Undefined until they are there. */
  readonly rows: readonly Tagged<Card>[] | undefined;
  readonly context: PluginContext;
  readonly onAdd: () => void;
  /** Opens the dialog of a new row that begins like this one. */
  readonly onAddLike: (row: Tagged<Card>) => void;
}

export interface ListProps<Card> {
  readonly rows: readonly Tagged<Card>[];
  readonly context: PluginContext;
  readonly onEdit: (row: Tagged<Card>) => void;
  readonly onRemove: (row: Tagged<Card>) => void;
}

/** What the fields of the dialog get, and the preview beside them. */
export interface FormProps<Card, Values extends FieldValues, Output = Values> {
  readonly control: Control<Values, unknown, Output>;
  /** The row that is edited; null for a new one. */
  readonly row: Card | null;
  readonly rows: readonly Card[];
  readonly context: PluginContext;
  /** For a MediaField: the file that is chosen there is sent with the save. */
  readonly fileField: FileField;
  /** The chosen file that is not yet sent. */
  readonly file: File | undefined;
}

interface Words<Card> {
  /** «Caricamento delle regole…» */
  readonly loading: string;
  /** «Le regole non sono arrivate» */
  readonly failed: string;
  /** Where there is no row yet. `add` is the button of the first one. */
  readonly none: { readonly title: string; readonly text: string; readonly add?: string };
  /** The dialog's titles: «Nuova Regola», «Modifica Regola». */
  readonly adding: string;
  readonly changing: string;
  readonly about?: string;
  /** What another admin may have done meanwhile: «ha cambiato la regola Chi vince?». */
  readonly othersDid: (row: Card) => string;
  /** «Elimina Regola», and what that means. */
  readonly removing: (row: Card) => string;
  readonly remove: (row: Card) => ReactNode;
}

interface Rows<Row extends Named, Card extends Row, Values extends FieldValues, Output extends object>
  extends SectionProps {
  /** Names its drafts. */
  readonly name: string;
  /** What opens the dialog of a new row in an address: `?apri=premio`. */
  readonly address?: string;
  readonly query: UseQueryOptions<Tagged<Card>[]>;
  readonly mutations: RowMutations<Row, Output>;
  readonly form: {
    /** A row as the answer to a conflict has it. */
    readonly row: z.ZodType<Tagged<Row>>;
    readonly schema: z.ZodType<Output, Values>;
    readonly fields: Fields<Row>;
    /** The form's values of a row, or of one that comes after these rows, perhaps like one of them. */
    readonly valuesOf: (row: Row | null, rows: readonly Card[], like?: Card) => DefaultValues<Values>;
    /** What a change of a row sends; all of the form by default. */
    readonly bodyOf?: (typed: Output, row: Row) => Partial<Output>;
    /** The value that a sent file gives. */
    readonly media?: keyof Output & string;
    /** Whether the dialog gives the reason of a failure, since its toast does not. */
    readonly saysReason?: boolean;
  };
  readonly words: Words<Card>;
  readonly skeleton: ReactNode;
  readonly Head: ComponentType<HeadProps<Card>>;
  readonly List: ComponentType<ListProps<Card>>;
  readonly Inputs: ComponentType<FormProps<Card, Values, Output>>;
  readonly Preview?: ComponentType<FormProps<Card, Values, Output>>;
}

/**
 * The screen of plain rows: their list with skeleton, failure and empty state, the dialog that adds or changes one with its draft and
 * what another admin changes meanwhile, and the question before one is removed. Whatever a section shows otherwise is a component of
 * its own.
 */
export function Section<
  Row extends Named,
  Card extends Row,
  Values extends FieldValues,
  Output extends object,
>(of: Rows<Row, Card, Values, Output>) {
  const { Head, List, words, context } = of;
  const query = useQuery(of.query);
  const rows = query.data;
  const [edited, edit] = useState<Pick<EditProps<Row, Card, Values, Output>, 'row' | 'like'>>();
  const [removed, remove] = useState<Tagged<Card>>();
  const add = () => edit({ row: null });
  useDialogFromAddress(of.address ?? of.name, add);
  return (
    <Stack gap="lg">
      <Head rows={rows} context={context} onAdd={add} onAddLike={(like) => edit({ row: null, like })} />
      <QueryView
        query={query}
        loading={words.loading}
        skeleton={of.skeleton}
        failed={words.failed}
        empty={<None words={words.none} onAdd={add} />}
      >
        {(all) => <List rows={all} context={context} onEdit={(row) => edit({ row })} onRemove={remove} />}
      </QueryView>
      {edited && <Edit of={of} {...edited} rows={rows ?? []} onClose={() => edit(undefined)} />}
      {removed && (
        <Remove
          words={words}
          useRemove={of.mutations.useRemove}
          row={removed}
          onClose={() => remove(undefined)}
        />
      )}
    </Stack>
  );
}

interface NoneProps {
  readonly words: Words<never>['none'];
  readonly onAdd: () => void;
}

const None = ({ words: { title, text, add }, onAdd }: NoneProps) => (
  <EmptyState
    title={title}
    level={3}
    action={
      add === undefined ? undefined : (
        <Button tone="primary" onPress={onAdd}>
          {add}
        </Button>
      )
    }
  >
    {text}
  </EmptyState>
);

interface EditProps<Row extends Named, Card extends Row, Values extends FieldValues, Output extends object> {
  readonly of: Rows<Row, Card, Values, Output>;
  readonly row: Tagged<Card> | null;
  readonly like?: Card;
  readonly rows: readonly Tagged<Card>[];
  readonly onClose: () => void;
}

function Edit<Row extends Named, Card extends Row, Values extends FieldValues, Output extends object>({
  of,
  row,
  like,
  rows,
  onClose,
}: EditProps<Row, Card, Values, Output>) {
  const { name, mutations, words, context, Inputs, Preview } = of;
  const { row: shape, valuesOf, bodyOf, media, saysReason = false, ...checked } = of.form;
  const add = mutations.useAdd();
  const change = mutations.useChange('notice');
  const { isUnsent, unsentFile: file, upload, fileField, withFile } = useUnsentFile();
  const form = useRowForm<Row, Values, Output>({
    ...checked,
    row,
    shape,
    valuesOf: (latest) => valuesOf(latest, rows, like),
    draftKey: `${name}/${row?.id ?? (like ? 'like' : 'new')}`,
    save: (typed, latest, after) =>
      withFile((sent) => {
        const body = sent === undefined || media === undefined ? typed : { ...typed, [media]: sent };
        if (latest === null) add.mutate(body, after);
        else change.mutate({ row: latest, body: bodyOf?.(body, latest) ?? body }, after);
      }),
    saving: [add, change, upload],
    onClose,
  });
  const given = { control: form.control, row, rows, context, fileField, file };
  return (
    <RowDialog
      title={row === null ? words.adding : words.changing}
      {...(words.about !== undefined && { description: words.about })}
      {...(Preview && { width: 'xl' as const, preview: <Preview {...given} /> })}
      form={{ ...form, draft: { ...form.draft, isTyped: form.draft.isTyped || isUnsent } }}
      othersDid={row === null ? '' : words.othersDid(row)}
      error={saysReason ? form.error : null}
      submit={row === null ? 'Aggiungi' : 'Aggiorna'}
    >
      <Inputs {...given} />
    </RowDialog>
  );
}

interface RemoveProps<Card> {
  readonly words: Words<Card>;
  readonly useRemove: () => ComponentProps<typeof RemoveDialog<Tagged<Card>>>['remove'];
  readonly row: Tagged<Card>;
  readonly onClose: () => void;
}

const Remove = <Card,>({ words, useRemove, row, onClose }: RemoveProps<Card>) => (
  <RemoveDialog title={words.removing(row)} row={row} remove={useRemove()} onClose={onClose}>
    {words.remove(row)}
  </RemoveDialog>
);
