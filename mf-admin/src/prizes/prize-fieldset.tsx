import { Stack } from '@vetta/design-system/stack';
import { type Control, useController } from 'react-hook-form';
import { FormCheckbox } from '../form-checkbox.tsx';
import { FormNumber } from '../form-number.tsx';
import { FormText } from '../form-text.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import type { FileField } from '../uploads/use-unsent-file.ts';
import type { PrizeOutput, PrizeValues } from './prize-values.ts';

interface PrizeFieldsetProps {
  readonly control: Control<PrizeValues, unknown, PrizeOutput>;
  readonly fileField: FileField;
}

/** The form fields of a prize. */
export function PrizeFieldset({ control, fileField }: PrizeFieldsetProps) {
  const { field: image, fieldState: imageState } = useController({ control, name: 'imageUrl' });
  return (
    <Stack gap="md">
      <FormText control={control} name="title" label="Titolo" autoFocus />
      <FormNumber control={control} name="position" label="Posizione" minValue={1} />
      <FormText control={control} name="description" label="Descrizione" rows={3} />
      <MediaField
        label="Immagine o video"
        value={image.value ?? ''}
        onChange={image.onChange}
        onBlur={image.onBlur}
        errorMessage={imageState.error?.message}
        {...fileField}
      />
      <FormCheckbox
        control={control}
        name="isLottery"
        description="Si estrae a sorte alla fine del mese, invece di andare a una posizione."
      >
        Premio della lotteria
      </FormCheckbox>
      <FormCheckbox control={control} name="isActive" description="La pagina mostra solo i premi attivi.">
        Attivo
      </FormCheckbox>
    </Stack>
  );
}
