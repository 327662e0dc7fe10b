import { Heading } from '@vetta/design-system/heading';
import type { ReactNode } from 'react';
import { When } from '../prerender-template/slots.tsx';
import * as styles from './section.css.ts';

interface SectionProps {
  /** Also the address's part after #. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** A line below the hint. */
  readonly figure?: ReactNode;
  /** A picture or a film beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section below the board, with its title. */
export const Section = ({ id, title, hint, figure, aside, children }: SectionProps) => (
  <section id={id} aria-labelledby={`titolo-${id}`} className={styles.section}>
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading level={2} id={`titolo-${id}`}>
          {title}
        </Heading>
        {hint !== undefined && (
          <When value={hint}>
            <p className={styles.hint}>{hint}</p>
          </When>
        )}
        {figure}
      </div>
      {aside}
    </header>
    {children}
  </section>
);
