import type { SceneProps } from '@vetta/contract/front-end';
import { Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Logo } from '@vetta/design-system/logo';
import type { ReactNode } from 'react';
import { DayEnd, LastMinute, WallClock } from './clocks.tsx';
import { isLandscape } from './frame.ts';
import * as styles from './wall-scene.css.ts';

interface WallSceneProps {
  readonly context: Pick<SceneProps['context'], 'frame' | 'now' | 'queries'>;
  readonly title: string;
  /** A short line beneath the title. */
  readonly note?: string | undefined;
  /** At the left of the foot; the time until the day's end is at its right. Null where the content has all of the height. */
  readonly foot?: ReactNode;
  /** False where the scene itself shows the time until the day's end. */
  readonly showsDayEnd?: boolean;
  /** False where the month's close has brought the scene. */
  readonly awaitsClose?: boolean;
  /** Behind everything; the mountains by default. */
  readonly background?: ReactNode;
  readonly children: ReactNode;
}

/** What every scene has: the logo, its title and the time above, its content, and the end of the day below. */
export const WallScene = ({
  context,
  title,
  note,
  foot,
  showsDayEnd = true,
  awaitsClose = true,
  background,
  children,
}: WallSceneProps) => {
  const landscape = isLandscape(context.frame);
  return (
    <main className={styles.scene}>
      {background ?? (
        <div className={styles.horizon}>
          <Horizon />
        </div>
      )}
      <header className={`${styles.headerBase} ${styles.header[landscape ? 'landscape' : 'portrait']}`}>
        <Logo markOnly={!landscape} />
        <div>
          <Heading level={1} size="title">
            {title}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <WallClock clock={context} />
      </header>
      {children}
      {foot !== null && (
        <footer className={styles.foot}>
          {foot ?? <span />}
          {showsDayEnd && <DayEnd clock={context} />}
        </footer>
      )}
      {awaitsClose && <LastMinute clock={context} />}
    </main>
  );
};
