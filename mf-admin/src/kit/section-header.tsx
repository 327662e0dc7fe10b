import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import * as styles from './section-header.css.ts';

interface SectionHeaderProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** The section's buttons. */
  readonly actions?: ReactNode;
  /** Stands below the subtitle. */
  readonly children?: ReactNode;
}

/** The head of a section. */
export const SectionHeader = ({ title, subtitle, actions, children }: SectionHeaderProps) => (
  <Inline gap="md" align="end" justify="between">
    <Stack gap="xxs">
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">{subtitle}</Text>
      {children}
    </Stack>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </Inline>
);
