import { Heading } from '@vetta/design-system/heading';
import { Provider } from '@vetta/design-system/provider';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import * as styles from './pairs.css.ts';

/** The pairs of a page «Sì e no», with the product's own look in the midst of Storybook's. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <Provider>
    <div className={`sb-unstyled ${styles.pairs}`}>{children}</div>
  </Provider>
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
