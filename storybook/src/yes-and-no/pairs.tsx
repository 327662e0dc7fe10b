import { Heading } from '@vetta/design-system/heading';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import * as styles from './pairs.css.ts';

/** What the pages «Sì e no» have in common: they show a rule of a group of components, not the props of one. */
export const page = {
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
};

export const Pairs = ({ children }: { children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);

/** A rule, rendered as it should be beside how it should not. The signs stand in words, so that the colour is not alone. */
export const Pair = ({ rule, yes, no }: { rule: string; yes: ReactNode; no: ReactNode }) => (
  <section className={styles.pair}>
    <Heading level={2} size="label">
      {rule}
    </Heading>
    <div className={styles.sides}>
      <div className={styles.yes}>
        <Text as="span" size="sm" tone="success" weight="strong">
          ✓ Sì
        </Text>
        {yes}
      </div>
      <div className={styles.no}>
        <Text as="span" size="sm" tone="danger" weight="strong">
          ✕ No
        </Text>
        {no}
      </div>
    </div>
  </section>
);
