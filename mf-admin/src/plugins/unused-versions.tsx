import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import * as styles from './plugins.css.ts';
import { sizeInWords } from './size-in-words.ts';
import { shortHash } from './words.ts';

interface UnusedVersionsProps {
  readonly history: GenerationHistory;
  readonly now: Date;
  readonly onUse: (name: string, hash: string) => void;
}

/** The published versions that no generation has. Nothing while there are none. */
export function UnusedVersions({ history: { generations, versions }, now, onUse }: UnusedVersionsProps) {
  const title = useId();
  const used = new Set(
    generations.flatMap(({ plugins }) => Object.entries(plugins).map((build) => build.join())),
  );
  const unused = versions.filter(({ name, hash }) => !used.has(`${name},${hash}`));
  if (unused.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <Heading level={3} id={title}>
        Pubblicate e mai usate
      </Heading>
      <ul className={styles.rows}>
        {unused.map((version) => (
          <li key={`${version.name}@${version.hash}`} className={styles.row}>
            <div className={styles.rowWords}>
              <Text weight="strong">
                {version.title} {shortHash(version.hash)}
              </Text>
              <Text size="sm" tone="muted">
                {publishedInWords(version, now)}
              </Text>
            </div>
            <Button
              size="sm"
              aria-label={`Usa ${version.title} ${shortHash(version.hash)}`}
              onPress={() => onUse(version.name, version.hash)}
            >
              Usa
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const publishedInWords = ({ publishedBy, publishedAt, bytes }: PluginVersion, now: Date) =>
  `${publishedBy}, ${agoInWords(now, new Date(publishedAt))} (${formatInstant(publishedAt)}), ${sizeInWords(bytes)}`;
