import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { agoInWords } from '../dashboard/words.ts';
import { TitledSection } from '../kit/titled-section.tsx';
import * as styles from './plugins.css.ts';
import { Withdraw } from './withdraw.tsx';
import { isOfTheHouse, shortHash, sizeInWords } from './words.ts';

interface UnusedVersionsProps {
  readonly history: GenerationHistory;
  readonly current: GenerationRecord;
  readonly now: Date;
  readonly onUse: (name: string, hash: string) => void;
}

/** The published versions that no generation has, and the last ones of plugins that were removed. Nothing while there are none. */
export function UnusedVersions({ history, current, now, onUse }: UnusedVersionsProps) {
  const { generations, versions } = history;
  const used = new Set(
    generations.flatMap(({ plugins }) => Object.entries(plugins).map((build) => build.join())),
  );
  const wasUsed = ({ name, hash }: PluginVersion) => used.has(`${name},${hash}`);
  const removed = new Map<string, PluginVersion>();
  // The newest stand first.
  for (const version of versions.filter(wasUsed))
    if (current.plugins[version.name] === undefined && !removed.has(version.name))
      removed.set(version.name, version);
  const list = { now, onUse };
  return (
    <>
      <Versions title="Tolti" versions={[...removed.values()]} {...list} />
      <Versions
        title="Pubblicate e mai usate"
        versions={versions.filter((version) => !wasUsed(version))}
        {...list}
      />
    </>
  );
}

interface VersionsProps extends Pick<UnusedVersionsProps, 'now' | 'onUse'> {
  readonly title: string;
  readonly versions: readonly PluginVersion[];
}

function Versions({ title, versions, now, onUse }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ul className={styles.rows}>
        {versions.map((version) => (
          <li key={`${version.name}@${version.hash}`} className={styles.row}>
            <div className={styles.rowWords}>
              <Text weight="strong">
                {version.title} {shortHash(version.hash)}
              </Text>
              <Text size="sm" tone="muted">
                {publishedInWords(version, now)}
              </Text>
            </div>
            <Inline gap="xs">
              {!isOfTheHouse(version.name) && <Withdraw version={version} />}
              <Button
                size="sm"
                aria-label={`Usa ${version.title} ${shortHash(version.hash)}`}
                onPress={() => onUse(version.name, version.hash)}
              >
                Usa
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const publishedInWords = ({ publishedBy, publishedAt, bytes }: PluginVersion, now: Date) =>
  `${publishedBy}, ${agoInWords(now, new Date(publishedAt))} (${formatInstant(publishedAt)}), ${sizeInWords(bytes)}`;
