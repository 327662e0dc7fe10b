import { Button } from '@vetta/design-system/button';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { type Control, useController } from 'react-hook-form';
import { FormText } from '../form-text.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import type { FileField } from '../uploads/use-unsent-file.ts';
import * as styles from './content.css.ts';
import type { ContentOutput, ContentValues } from './content-values.ts';
import { defaultOf, isMediaKey } from './places.ts';

interface ValueFieldProps {
  readonly control: Control<ContentValues, unknown, ContentOutput>;
  readonly contentKey: string;
  readonly fileField: FileField;
  readonly autoFocus: boolean;
}

/** The text, with the default that it replaces; for the key of a film a file or an address. */
export function ValueField({ control, contentKey, fileField, autoFocus }: ValueFieldProps) {
  const { field, fieldState } = useController({ control, name: 'value' });
  if (isMediaKey(contentKey))
    return (
      <MediaField
        label="Valore"
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        description="Prende il posto del filmato della pagina."
        errorMessage={fieldState.error?.message}
        {...fileField}
      />
    );
  const original = defaultOf(contentKey);
  return (
    <Stack gap="xs">
      <FormText control={control} name="value" label="Valore" rows={3} autoFocus={autoFocus} />
      {original !== undefined && original !== field.value && (
        <div className={styles.original}>
          <Text size="sm" tone="muted">
            Testo originale: «{original}»
          </Text>
          <Button size="sm" tone="quiet" onPress={() => field.onChange(original)}>
            Riprendi
          </Button>
        </div>
      )}
    </Stack>
  );
}
