import type { Tagged } from '@vetta/contract/row-tag';
import type { Rule } from '@vetta/contract/rules';
import { Badge } from '@vetta/design-system/badge';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Text } from '@vetta/design-system/text';
import { Pencil, Trash2 } from 'lucide-react';
import * as styles from './rules.css.ts';

interface RuleCardProps {
  readonly rule: Tagged<Rule>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A rule: its place in the order, whether the page shows it, and its first lines. */
export function RuleCard({ rule: { id, title, content, order, isActive }, onEdit, onRemove }: RuleCardProps) {
  const titleId = `regola-${id}`;
  return (
    <Card as="article" padding="sm" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.order}>
          <Badge>#{order}</Badge>
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <Heading level={3} size="label" id={titleId}>
              {title}
            </Heading>
            <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Attiva' : 'Inattiva'}</Badge>
          </div>
          <div className={styles.content}>
            <Text tone="muted" lines="four">
              {content}
            </Text>
          </div>
        </div>
        <div className={styles.actions}>
          <IconButton label={`Modifica ${title}`} onPress={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Elimina ${title}`} tone="danger" onPress={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}
