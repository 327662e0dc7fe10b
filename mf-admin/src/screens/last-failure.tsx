import type { PluginVersion } from '@vetta/contract/generations';
import type { ScreenCard } from '@vetta/contract/screens';
import { Text } from '@vetta/design-system/text';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import { shortHash, titleOf } from '../plugins/words.ts';
import * as styles from './screen-card.css.ts';
import { failureInWords } from './words.ts';

interface LastFailureProps {
  readonly screen: Pick<ScreenCard, 'lastFailure'>;
  readonly versions: readonly PluginVersion[];
  readonly now: Date;
}

/** The last part of a plugin that a screen could not show. Nothing without one. */
export function LastFailure({ screen: { lastFailure }, versions, now }: LastFailureProps) {
  if (lastFailure === null) return null;
  const { plugin, hash, kind, at } = lastFailure;
  return (
    <p className={styles.failure}>
      <Text as="span" size="sm" weight="strong" tone="danger">
        {titleOf(plugin, versions)} {failureInWords(kind)}
      </Text>{' '}
      (versione {shortHash(hash)}, {agoInWords(now, new Date(at))})
    </p>
  );
}
