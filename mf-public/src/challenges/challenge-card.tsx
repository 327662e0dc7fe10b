import type { ChallengeView } from '@vetta/contract/challenge-view';
import { Card } from '@vetta/design-system/card';
import { Glow, Heading } from '@vetta/design-system/heading';
import { Children, type ReactNode } from 'react';
import { Each, type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './challenge.late.css.ts';

type SideView = Slotted<ChallengeView['sides'][number]>;

interface View extends Slotted<Omit<ChallengeView, 'sides'>> {
  /** One alone is that of the prerender template. */
  readonly sides: readonly SideView[] | SideView;
}

/** By their places in the list: two people may have one name. */
const eachSide = (sides: View['sides'], show: (side: SideView) => ReactNode) =>
  'name' in sides ? <Each list="sides">{show(sides)}</Each> : Children.toArray(sides.map(show));

/** A sfida on the page. The same markup for the live page and for the prerender template. */
export const ChallengeCard = (view: View) => (
  <Card as="article" padding="lg" aria-labelledby={`sfida-${view.id}`}>
    <Heading level={3} id={`sfida-${view.id}`}>
      <span translate="no">{view.name}</span>
    </Heading>
    <p className={styles.accent}>{view.days}</p>
    <ChallengeBody {...view} />
    <p className={styles.quiet}>{view.counts}</p>
    <When value={view.note}>
      <p className={styles.quiet}>{view.note}</p>
    </When>
  </Card>
);

/** So many sides are readable from five metres at once. */
export const MOST_SIDES = 6;

/** A sfida on a wall. Without a number yet it says when there will be some. Of many sides the first are shown: the others find theirs on the phone. */
export const WallChallenge = ({ verdict, note, sides, ...view }: ChallengeView) => (
  <ChallengeBody {...view} note={note} verdict={verdict || note} sides={sides.slice(0, MOST_SIDES)} />
);

const ChallengeBody = ({ verdict, stake, picture, pull, isOver, sides }: View) => (
  <div className={styles.body} data-picture={picture}>
    <When value={verdict}>
      <p className={styles.verdict}>
        <When value={isOver}>
          <Glow>{verdict}</Glow>
        </When>
        <When value={isOver} not>
          {verdict}
        </When>
      </p>
    </When>
    <When value={stake}>
      <p className={styles.stake}>
        <span className={styles.accent}>In palio</span>
        <span translate="no">{stake}</span>
      </p>
    </When>
    <When value={picture} is="rope">
      <svg viewBox="-230 0 460 112" className={styles.rope} data-over={isOver} aria-hidden="true">
        <path d="M-230 104H230" className={styles.ground} />
        <path d="M0 16V112" className={styles.middle} />
        <g transform={`translate(${pull} 0)`}>
          {eachSide(sides, Pullers)}
          <path d="M0 46V80L-9 71V46ZM0 46V80L9 71V46Z" className={styles.knot} />
        </g>
      </svg>
    </When>
    <ol className={styles.sides}>
      {eachSide(sides, (side) => (
        <SideLine picture={picture} {...side} />
      ))}
    </ol>
  </div>
);

/** Who leans back at the rope, and who has won; the other side's are these in a mirror. */
const PULLING = 'M-17 34-33 66M-17 36 0 46M-33 66-17 76-14 104M-33 66-25 82-36 104';
const WON = 'M-24 34V70M-24 40-42 22M-24 40-6 22M-24 70-36 104M-24 70-12 104';

/** A team at the rope. */
const Pullers = ({ colour, isAhead, isAlone }: SideView) => (
  <g className={styles.pullers} data-side={colour} data-ahead={isAhead} data-alone={isAlone}>
    {/* The first one last: the rope of the others passes behind. */}
    {[2, 1, 0].map((nth) => (
      <g key={nth} transform={`translate(${-26 - 50 * nth} 0)`} className={styles.figure}>
        <g className={styles.pulling}>
          <path d="M26 46H-46" className={styles.cord} />
          <circle cx="-20" cy="20" r="9" className={styles.filled} />
          <path d={PULLING} className={styles.limbs} />
        </g>
        <g className={styles.won}>
          <circle cx="-24" cy="18" r="9" className={styles.filled} />
          <path d={WON} className={styles.limbs} />
        </g>
      </g>
    ))}
  </g>
);

/** The receipt's silhouette, written out: imported, it would bring the code of sfide to every receipt. */
const MOUNTAIN =
  'M0.0 100.0L10.0 93.0L20.0 88.0L34.0 70.0L44.0 67.0L60.0 47.0L68.0 44.0L82.0 22.0L90.0 18.0L104.0 0.0L112.0 10.0L122.0 15.0L136.0 36.0L146.0 40.0L162.0 63.0L172.0 69.0L186.0 89.0L200.0 100.0Z';

interface SideLineProps extends SideView, Pick<View, 'picture'> {}

/** A side in words, with its bar or its mountain. */
const SideLine = ({ picture, name, colour, place, value, reached, share, left, own }: SideLineProps) => (
  <li className={styles.side} data-side={colour}>
    <When value={picture} is="mountain">
      <svg viewBox="-6 -26 212 126" className={styles.mountain} data-reached={reached} aria-hidden="true">
        <path d={MOUNTAIN} className={styles.filled} />
        {/* A frame cuts what is beyond it: the part that is still missing. */}
        <svg width="200" height={left} aria-hidden="true">
          <path d={MOUNTAIN} className={styles.missing} />
        </svg>
        <path d={MOUNTAIN} className={styles.edge} />
        <path d="M104 0V-24L126-17 104-10" className={styles.flag} />
      </svg>
    </When>
    <p className={styles.words}>
      <span className={styles.name}>
        <When value={place}>
          <span className={styles.place}>{place}</span>
        </When>
        <span className={styles.sign} aria-hidden="true" />
        <span translate="no">{name}</span>
        <When value={own}>
          {' '}
          <span className={styles.own}>{own}</span>
        </When>
      </span>
      <When value={value}>
        <span translate="no" className={styles.value}>
          {value}
        </span>
      </When>
      <When value={reached}>
        <span className={styles.reached}>{reached}</span>
      </When>
    </p>
    <When value={picture} is="bars">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect width={share} height="1" className={styles.filled} />
      </svg>
    </When>
  </li>
);
