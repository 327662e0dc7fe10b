import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import * as styles from './disclosure.css.ts';

export type DisclosureProps = {
  /** What opens and closes it: a question, a title. */
  title: string;
  children: ReactNode;
  /** The title's heading level. */
  level?: 3 | 4;
  isOpenAtFirst?: boolean;
};

/** A title that shows or hides its text. The browser's search in the page opens it, where the browser can. */
export const Disclosure = ({ title, children, level = 3, isOpenAtFirst = false }: DisclosureProps) => (
  <AriaDisclosure defaultExpanded={isOpenAtFirst} className={styles.root}>
    <Heading level={level} className={styles.heading}>
      <Button slot="trigger" className={styles.trigger}>
        <span>{title}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} aria-hidden="true">
          <path d="M4 10h12" />
          <path d="M10 4v12" className={styles.upright} />
        </svg>
      </Button>
    </Heading>
    <DisclosurePanel className={styles.panel}>
      <div className={styles.text}>{children}</div>
    </DisclosurePanel>
  </AriaDisclosure>
);
