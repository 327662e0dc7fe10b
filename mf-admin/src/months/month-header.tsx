import type { AdminMonth } from '@vetta/contract/months';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Printer } from 'lucide-react';
import { BackLink } from '../layout/back-link.tsx';
import * as styles from './month-header.css.ts';
import { badgesOf, stateInWords } from './month-state.ts';

interface MonthHeaderProps {
  readonly title: string;
  /** Undefined while loading, and of a month that has no standings. */
  readonly summary: AdminMonth | undefined;
}

/** The month's name and state, the way back and «Stampa». */
export const MonthHeader = ({ title, summary }: MonthHeaderProps) => (
  <Stack as="header" gap="xs">
    <BackLink href="/admin/months">Tutti i mesi</BackLink>
    <Inline gap="md" align="end" justify="between">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        {summary && (
          <p className={styles.state}>
            {badgesOf(summary).map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}{' '}
            {stateInWords(summary)}
          </p>
        )}
      </Stack>
      {summary && (
        <div className={styles.actions}>
          <Button onPress={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Stampa
          </Button>
        </div>
      )}
    </Inline>
  </Stack>
);
