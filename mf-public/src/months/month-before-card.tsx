import type { PrerenderMonthBefore } from '@vetta/contract/prerender';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import type { ReactNode } from 'react';
import { TieNote } from '../leaderboard/row-notes.tsx';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './month-before.css.ts';

type MonthBeforeCardProps = Slotted<Omit<PrerenderMonthBefore, 'podium' | 'draws'>> & {
  /** How this device's player ended the month, in place of what all have done together. */
  readonly own?: string | undefined;
  readonly podium: ReactNode;
  readonly draws: ReactNode;
  readonly onOpen?: () => void;
};

/** How the month before ended: the same markup for the live page and for the prerender template. */
export const MonthBeforeCard = ({
  monthName,
  inMonth,
  together,
  own,
  podium,
  prizes,
  draws,
  isAwaited,
  note,
  onOpen,
}: MonthBeforeCardProps) => (
  <div className={styles.root}>
    <Card as="article" aria-labelledby="fine-mese">
      <div className={styles.content}>
        <header>
          <Heading level={2} size="section" id="fine-mese">
            {`Com’è finito ${monthName}`}
          </Heading>
          <p translate="no" className={styles.summary} data-own={own !== undefined || undefined}>
            {own ?? together}
          </p>
        </header>
        <p className={styles.label}>{`In vetta ${inMonth}`}</p>
        <ol className={styles.podium}>{podium}</ol>
        <When value={prizes}>
          <p translate="no" className={styles.prizes}>
            {prizes}
          </p>
        </When>
        {draws}
        <When value={isAwaited}>
          <p className={styles.note}>La lotteria si estrae alla prossima chiusura delle 23:59.</p>
        </When>
        <footer className={styles.foot}>
          <p className={styles.note}>{note}</p>
          <div>
            <PlainButton onClick={onOpen}>{`Tutto ${monthName}`}</PlainButton>
          </div>
        </footer>
      </div>
    </Card>
  </div>
);

type Finisher = Slotted<PrerenderMonthBefore['podium'][number]>;

/** One of the month's first three. */
export const Finisher = ({ place, who, points, metal, won, tie }: Finisher) => (
  <li className={styles.finisher}>
    <span translate="no" className={styles.place} data-tier={metal}>
      {place}
    </span>
    <span translate="no" className={styles.who}>
      {who}
    </span>
    <span translate="no" className={styles.points}>
      {points} pt
    </span>
    <div className={styles.more}>
      <When value={won}>
        <p className={styles.note}>{won}</p>
      </When>
      <TieNote tie={tie} />
    </div>
  </li>
);

interface WonDrawProps {
  readonly prize: string;
  readonly winner: string;
  readonly participants: string;
  /** Repeats the draw. */
  readonly children: ReactNode;
}

/** Who won a lottery prize. */
export const WonDraw = ({ prize, winner, participants, children }: WonDrawProps) => (
  <div className={styles.draw}>
    <p translate="no">
      <When value={winner}>{`Lotteria: ${winner} vince «${prize}», tra ${participants}`}</When>
      <When value={winner} not>{`Lotteria: «${prize}» senza vincitore, nessuno aveva i punti`}</When>
    </p>
    {children}
  </div>
);
