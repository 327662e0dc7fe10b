import { Heading } from '@vetta/design-system/heading';
import { YesterdayLink } from '../entries/yesterday-link.tsx';
import * as styles from './dashboard.css.ts';
import { MissingToday } from './missing-today.tsx';
import { RecalculateButton } from './recalculate-button.tsx';

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
