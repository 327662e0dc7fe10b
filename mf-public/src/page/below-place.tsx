import { Page } from '@vetta/design-system/page';
import { type ReactNode, type Ref, Suspense } from 'react';
import * as styles from './below-the-board.css.ts';
import { type SectionName, sectionNames } from './section-names.ts';

interface BelowPlaceProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** What stands in each section. Where it suspends, the server's markup stays as it is. */
  readonly sections: Readonly<Record<SectionName, ReactNode>>;
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** The place of the sections below the board, as tall as a screen where they are not there yet. */
export const BelowPlace = ({ ref, sections, children }: BelowPlaceProps) => (
  <div ref={ref} className={styles.below}>
    <Page>
      <div className={styles.sections}>
        {sectionNames.map((name) => (
          <Suspense key={name}>{sections[name]}</Suspense>
        ))}
      </div>
    </Page>
    {children}
  </div>
);
