import { useQuery } from '@tanstack/react-query';
import { pluginBuild } from '@vetta/contract/client/admin-queries';
import type { PluginBuild, PluginVersion } from '@vetta/contract/generations';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { LoadError } from '../load-error.tsx';
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
  const earlier = useBuild(name, before);
  const later = useBuild(name, after);
  const queries = [earlier, later];
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const isLoading = failed.length === 0 && queries.some(({ data }) => data === undefined);
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
        {failed.length > 0 && (
          <LoadError
            title="I file non sono arrivati"
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        )}
        {isLoading && <Spinner label="Confronto i file…" />}
        {earlier.data !== undefined && later.data !== undefined && (
          <Difference before={earlier.data} after={later.data} />
        )}
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
