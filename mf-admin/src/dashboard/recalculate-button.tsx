import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { RefreshCw } from 'lucide-react';
import { useRecalculate } from './use-recalculate.ts';

/** Recalculates the leaderboard as if it were 23:59, and says how that went. */
export function RecalculateButton() {
  const { run, status, changed } = useRecalculate();
  return (
    <Inline gap="xs">
      <span role="status">
        {status === 'success' && (
          <Text as="span" size="sm" tone="muted">
            Classifica ricalcolata
          </Text>
        )}
        {status === 'success' && changed !== '' && (
          <Text as="span" size="sm" tone="muted">
            {` · ${changed}`}
          </Text>
        )}
        {status === 'error' && (
          <Text as="span" size="sm" tone="danger">
            La classifica è rimasta com’era
          </Text>
        )}
      </span>
      <Button size="sm" isPending={status === 'pending'} onPress={run}>
        <RefreshCw size={16} aria-hidden="true" />
        {status === 'error' ? 'Ricalcolo non riuscito, riprova' : 'Ricalcola Classifica'}
      </Button>
    </Inline>
  );
}
