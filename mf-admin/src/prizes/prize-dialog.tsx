import { capital, formatMonth } from '@vetta/contract/client/formats';
import { Prize } from '@vetta/contract/prizes';
import { addDays, monthOf } from '@vetta/contract/rome-time';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { PrizeCard } from '@vetta/design-system/prize-card';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { type Control, useController, useWatch } from 'react-hook-form';
import * as styles from '../edits/row-dialog.css.ts';
import { RowDialog } from '../edits/row-dialog.tsx';
import { useRowForm } from '../edits/use-row-form.ts';
import { FormCheckbox } from '../form-checkbox.tsx';
import { FormNumber } from '../form-number.tsx';
import { FormText } from '../form-text.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import { type FileField, useUnsentFile } from '../uploads/use-unsent-file.ts';
import {
  newPrize,
  PrizeForm,
  type PrizeOutput,
  type PrizeValues,
  prizeFields,
  valuesOf,
} from './prize-fields.ts';
import { useAddPrize, useChangePrize } from './prize-mutations.ts';

const TaggedPrize = tagged(Prize);
type PrizeControl = Control<PrizeValues, unknown, PrizeOutput>;

interface PrizeDialogProps {
  /** The prize to edit; null for a new one. */
  readonly prize: Tagged<Prize> | null;
  /** The position of a new prize. */
  readonly position: number;
  /** The current month, `YYYY-MM`: a prize can be of this one or of the next three. */
  readonly currentMonth: string;
  readonly onClose: () => void;
}

/** Creates or edits a prize, beside the card that the page will show. */
export function PrizeDialog({ prize, position, currentMonth, onClose }: PrizeDialogProps) {
  const add = useAddPrize();
  const change = useChangePrize('notice');
  const { isUnsent, unsentFile, upload, fileField, withFile } = useUnsentFile();
  const form = useRowForm({
    row: prize,
    shape: TaggedPrize,
    fields: prizeFields,
    schema: PrizeForm,
    valuesOf: (row) => (row === null ? newPrize(position) : valuesOf(row)),
    draftKey: `prize/${prize?.id ?? 'new'}`,
    save: (typed, latest, after) =>
      withFile((address) => {
        const body = address === undefined ? typed : { ...typed, imageUrl: address };
        if (latest === null) add.mutate(body, after);
        else change.mutate({ prize: latest, body }, after);
      }),
    saving: [add, change, upload],
    onClose,
  });
  return (
    <RowDialog
      title={prize ? 'Modifica Premio' : 'Nuovo Premio'}
      width="xl"
      form={{ ...form, draft: { ...form.draft, isTyped: form.draft.isTyped || isUnsent } }}
      othersDid={`ha cambiato il premio ${prize?.title}`}
      error={form.error}
      submit={prize ? 'Aggiorna' : 'Aggiungi'}
      preview={<PrizePreview control={form.control} file={unsentFile} />}
    >
      <PrizeFieldset control={form.control} currentMonth={currentMonth} fileField={fileField} />
    </RowDialog>
  );
}

interface PrizeFieldsetProps extends Pick<PrizeDialogProps, 'currentMonth'> {
  readonly control: PrizeControl;
  readonly fileField: FileField;
}

function PrizeFieldset({ control, currentMonth, fileField }: PrizeFieldsetProps) {
  const { field: image, fieldState } = useController({ control, name: 'imageUrl' });
  return (
    <Stack gap="md">
      <FormText control={control} name="title" label={prizeFields.title.label} autoFocus />
      <FormNumber control={control} name="position" label={prizeFields.position.label} minValue={1} />
      <FormText control={control} name="description" label={prizeFields.description.label} rows={3} />
      <MediaField
        label={prizeFields.imageUrl.label}
        value={image.value ?? ''}
        onChange={image.onChange}
        onBlur={image.onBlur}
        errorMessage={fieldState.error?.message}
        {...fileField}
      />
      <MonthField control={control} currentMonth={currentMonth} />
      <FormCheckbox
        control={control}
        name="isLottery"
        description="Si estrae a sorte alla fine del mese, invece di andare a una posizione."
      >
        {prizeFields.isLottery.label}
      </FormCheckbox>
      <FormCheckbox control={control} name="isActive" description="La pagina mostra solo i premi attivi.">
        {prizeFields.isActive.label}
      </FormCheckbox>
    </Stack>
  );
}

const EVERY_MONTH = 'ogni mese';

/** The month in which the prize is active: every month, or one of this and the next three. */
function MonthField({ control, currentMonth }: Pick<PrizeFieldsetProps, 'control' | 'currentMonth'>) {
  const { field } = useController({ control, name: 'month' });
  const months = [currentMonth];
  for (const _ of [1, 2, 3]) months.push(monthOf(addDays(`${months.at(-1)}-28`, 4)));
  const chosen = field.value ?? null;
  if (chosen !== null && !months.includes(chosen)) months.unshift(chosen);
  return (
    <Select
      label={prizeFields.month.label}
      options={[
        { id: EVERY_MONTH, label: 'Ogni mese' },
        ...months.map((month) => ({ id: month, label: capital(formatMonth(month)) })),
      ]}
      value={chosen ?? EVERY_MONTH}
      description="Un premio di un solo mese compare e scompare da sé, a mezzanotte del 1°."
      onChange={(id) => field.onChange(id === EVERY_MONTH ? null : id)}
    />
  );
}

interface PrizePreviewProps {
  readonly control: PrizeControl;
  /** The chosen file that is not yet sent. */
  readonly file: File | undefined;
}

/** The card of what has been typed and chosen so far. */
function PrizePreview({ control, file }: PrizePreviewProps) {
  const { title, description, imageUrl, position = 1, isLottery = false, isActive } = useWatch({ control });
  const shown = title?.trim() || 'Il titolo del premio';
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        {isActive ? 'Così lo vede la pagina' : 'Così lo vedrà la pagina: ora è inattivo'}
      </p>
      <PrizeCard
        label={isLottery ? 'LOTTERIA' : `${position}° POSTO`}
        place={isLottery ? null : position}
        title={shown}
        description={description ?? null}
        media={<MediaFrame address={imageUrl?.trim()} file={file} title={shown} />}
      />
    </div>
  );
}
