import { Heading } from '@vetta/design-system/heading';
import type { ThemeName, Values } from '@vetta/design-system/tokens';
import { fromAddress } from '@vetta/design-system/tokens/address';
import { turned } from '@vetta/design-system/tokens/turned';
import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

/** Returns the values that the toolbar's theme has, with those that the token panel has turned. */
export const shownValues = (globals: Record<string, unknown>): Values => {
  const theme: ThemeName = globals.theme === 'kiosk' ? 'kiosk' : 'dark';
  // Storybook's globals have no types; the token panel is the only one that writes these.
  return turned(theme, fromAddress(String(globals.tokens ?? '')));
};

/** A page of the foundations. */
export const Foundation = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) => (
  <main className={styles.page}>
    <header className={styles.top}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
);

export const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.section}>
    <Heading level={2} size="section">
      {title}
    </Heading>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </section>
);

/** One token: its name, its value, and what it looks like. */
export const TokenRow = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className={styles.row}>
    <span className={styles.name}>{name}</span>
    <span className={styles.code}>{value}</span>
    <div>{children}</div>
  </div>
);
