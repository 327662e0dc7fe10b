import { useQuery } from '@tanstack/react-query';
import { pluginBuild } from '@vetta/contract/client/admin-queries';
import type { PluginBuild, PluginVersion } from '@vetta/contract/generations';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { joined } from '../queries/joined.ts';
import { QueryView } from '../queries/query-view.tsx';
import { broughtChanges } from './brought-changes.ts';
import * as styles from './build-diff.css.ts';
import { changedFiles } from './changed-files.ts';
import { FileChanges } from './file-changes.tsx';
import type { BuildChange } from './generation-changes.ts';
import { shortHash, titleOf } from './words.ts';

interface BuildDiffProps {
  readonly change: BuildChange;
  readonly versions: readonly PluginVersion[];
}

/** What differs between two versions of a plugin: what they bring, and their files. */
export function BuildDiff({ change: { name, before, after }, versions }: BuildDiffProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Heading level={3} id={id}>
            {titleOf(name, versions)}
          </Heading>
          <p className={styles.hashes}>
            <span className={styles.old}>{before === null ? 'non c’era' : shortHash(before)}</span> →{' '}
            <strong>{after === null ? 'non c’è più' : shortHash(after)}</strong>
          </p>
        </div>
        <QueryView
          query={joined(useBuild(name, before), useBuild(name, after))}
          skeleton={<Spinner label="Confronto i file…" />}
          failed="I file non sono arrivati"
        >
          {([earlier, later]) => <Difference before={earlier} after={later} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

/** Reads a version; there is nothing to read, and the answer is null, where the plugin is not there. */
function useBuild(name: string, hash: string | null) {
  const query = useQuery({ ...pluginBuild(name, hash ?? ''), enabled: hash !== null });
  return { ...query, data: hash === null ? null : query.data };
}

interface DifferenceProps {
  readonly before: PluginBuild | null;
  readonly after: PluginBuild | null;
}

const Difference = ({ before, after }: DifferenceProps) => {
  const brought = broughtChanges(before, after);
  return (
    <>
      {brought.length > 0 && (
        <ul className={styles.brought}>
          {brought.map((sentence) => (
            <li key={sentence}>
              <Text as="span">{sentence}</Text>
            </li>
          ))}
        </ul>
      )}
      <FileChanges changes={changedFiles(before?.fileList ?? [], after?.fileList ?? [])} />
    </>
  );
};
