import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { RefreshCw } from 'lucide-react';
import { YesterdayLink } from '../entries/yesterday-link.tsx';
import * as styles from './dashboard.css.ts';
import { MissingToday } from './missing-today.tsx';
import { useRecalculate } from './use-recalculate.ts';

/** The title, the sentences about today and yesterday, and what can be done about it. */
export const DashboardHeader = ({ today }: { readonly today: string }) => (
  <header className={styles.header}>
    <div className={styles.title}>
      <Heading level={2} size="label">
        Dashboard
      </Heading>
      <RecalculateButton />
    </div>
    <MissingToday today={today} />
    <YesterdayLink today={today} lead="Inoltre " />
  </header>
);

/** Recalculates the leaderboard as if it were 23:59, and says how that went. */
function RecalculateButton() {
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
