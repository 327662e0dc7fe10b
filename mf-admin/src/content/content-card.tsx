import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Text } from '@vetta/design-system/text';
import { Pencil, Trash2 } from 'lucide-react';
import * as styles from './content.css.ts';

interface ContentCardProps {
  readonly item: Tagged<ContentItem>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A text that an admin set: its key, its first lines and its note. */
export function ContentCard({ item: { id, key, value, description }, onEdit, onRemove }: ContentCardProps) {
  const titleId = `contenuto-${id}`;
  return (
    <Card as="article" padding="sm" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Heading level={4} id={titleId}>
              <span className={styles.key}>{key}</span>
            </Heading>
          </div>
          <IconButton label={`Modifica ${key}`} onPress={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Elimina ${key}`} tone="danger" onPress={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.value}>
          <Text lines="three">{value}</Text>
        </div>
        {description !== null && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
      </div>
    </Card>
  );
}
