import { capital, formatMonth } from '@vetta/contract/client/formats';
import type { Prize } from '@vetta/contract/prizes';
import { addDays, monthOf } from '@vetta/contract/rome-time';
import { PrizeCard } from '@vetta/design-system/prize-card';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useController, useWatch } from 'react-hook-form';
import { useServerTime } from '../day/use-server-time.ts';
import * as styles from '../kit/edits/row-dialog.css.ts';
import { FormCheckbox, FormNumber, FormText } from '../kit/form-fields.tsx';
import type { FormProps } from '../kit/section.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import { monthAt } from './month-at.ts';
import { type PrizeOutput, type PrizeValues, prizeFields } from './prize-fields.ts';

export type PrizeDialogForm = FormProps<Prize, PrizeValues, PrizeOutput>;

export function PrizeInputs({ control, context, fileField }: PrizeDialogForm) {
  const currentMonth = useServerTime(context, monthAt);
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

interface MonthFieldProps extends Pick<PrizeDialogForm, 'control'> {
  /** `YYYY-MM` */
  readonly currentMonth: string;
}

/** The month in which the prize is active: every month, or one of this and the next three. */
function MonthField({ control, currentMonth }: MonthFieldProps) {
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

/** The card of what has been typed and chosen so far. */
export function PrizePreview({ control, file }: PrizeDialogForm) {
  const prize = useWatch({ control });
  const { imageUrl, position = 1, isLottery = false, isActive } = prize;
  const title = prize.title?.trim() || 'Il titolo del premio';
  return (
    <div className={styles.preview}>
      <Text size="sm" weight="medium" tone="muted">
        {isActive ? 'Così lo vede la pagina' : 'Così lo vedrà la pagina: ora è inattivo'}
      </Text>
      <PrizeCard
        label={isLottery ? 'LOTTERIA' : `${position}° POSTO`}
        place={isLottery ? null : position}
        prize={{ ...prize, title }}
        media={<MediaFrame address={imageUrl?.trim()} file={file} title={title} />}
      />
    </div>
  );
}
