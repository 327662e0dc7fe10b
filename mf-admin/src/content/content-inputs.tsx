import type { ContentItem, NewContent } from '@vetta/contract/content';
import { Button } from '@vetta/design-system/button';
import { ComboBox } from '@vetta/design-system/combo-box';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { FormText } from '../kit/form-fields.tsx';
import type { FormProps } from '../kit/section.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import * as styles from './content.css.ts';
import { contentFields } from './content-fields.ts';
import { defaultOf, freeKeys, isMediaKey, placeOf } from './places.ts';

export type ContentForm = FormProps<ContentItem, z.input<typeof NewContent>, NewContent>;

export function ContentInputs(props: ContentForm) {
  const { control, row } = props;
  return (
    <Stack gap="md">
      {row === null ? <KeyField {...props} /> : <FixedKey item={row} />}
      <ValueField {...props} />
      <FormText
        control={control}
        name="description"
        label={`${contentFields.description.label} (facoltativa)`}
        description="Una nota per gli admin: la pagina non la mostra."
      />
    </Stack>
  );
}

const FixedKey = ({ item }: { readonly item: ContentItem }) => (
  <div>
    <Text size="sm" weight="medium" tone="muted">
      Chiave
    </Text>
    <p className={styles.key}>{item.key}</p>
    <Text size="sm" tone="muted">
      {placeOf(item.key)} · la chiave non si cambia
    </Text>
  </div>
);

/** The key of a new content: one of the page's texts or any other. */
function KeyField({ control, rows }: ContentForm) {
  const { field, fieldState } = useController({ control, name: 'key' });
  const { field: value } = useController({ control, name: 'value' });
  const options = useMemo(() => freeKeys(rows), [rows]);
  const chosen = field.value.trim();
  const isKnown = defaultOf(chosen) !== undefined;
  /** Takes a key, and with it its default to begin with, unless a text of one's own has been typed. */
  const choose = (key: string) => {
    if (value.value === '' || value.value === defaultOf(field.value)) value.onChange(defaultOf(key) ?? '');
    field.onChange(key);
  };
  return (
    <ComboBox
      label="Chiave"
      options={options}
      value={field.value}
      onChange={choose}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoFocus
      description={
        isKnown || chosen === ''
          ? 'Scegli un testo della pagina, o scrivi una chiave tua.'
          : 'La pagina non ha un testo con questa chiave: resta una nota.'
      }
      errorMessage={fieldState.error?.message}
    />
  );
}

/** The text, with the default that it replaces; for the key of a film a file or an address. */
function ValueField({ control, row, fileField }: ContentForm) {
  const { field, fieldState } = useController({ control, name: 'value' });
  const contentKey = useController({ control, name: 'key' }).field.value.trim();
  if (isMediaKey(contentKey))
    return (
      <MediaField
        label={contentFields.value.label}
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
      <FormText
        control={control}
        name="value"
        label={contentFields.value.label}
        rows={3}
        autoFocus={row !== null}
      />
      {original !== undefined && original !== field.value && (
        <Inline gap="xs" justify="between" wrap="no">
          <Text size="sm" tone="muted">
            Testo originale: «{original}»
          </Text>
          <Button size="sm" tone="quiet" onPress={() => field.onChange(original)}>
            Riprendi
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
