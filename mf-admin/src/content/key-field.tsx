import type { ContentItem } from '@vetta/contract/content';
import { ComboBox } from '@vetta/design-system/combo-box';
import { Text } from '@vetta/design-system/text';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import * as styles from './content.css.ts';
import type { ContentOutput, ContentValues } from './content-values.ts';
import { defaultOf, freeKeys, placeOf } from './places.ts';

interface KeyFieldProps {
  readonly control: Control<ContentValues, unknown, ContentOutput>;
  readonly item: ContentItem | null;
  readonly items: readonly ContentItem[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The key: of a new content one of the page's texts or any other, then fixed. */
export function KeyField({ control, item, items, chosen, onChoose }: KeyFieldProps) {
  const { field, fieldState } = useController({ control, name: 'key' });
  const options = useMemo(() => freeKeys(items), [items]);
  if (item)
    return (
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
  const isKnown = defaultOf(chosen) !== undefined;
  return (
    <ComboBox
      label="Chiave"
      options={options}
      value={field.value}
      onChange={onChoose}
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
