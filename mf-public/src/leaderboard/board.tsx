import type { SiteTexts } from '@vetta/contract/site-texts';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './board.css.ts';
import { BoardHeader } from './board-header.tsx';
import { Freshness } from './freshness.tsx';
import type { FreshnessView } from './freshness-view.ts';
import * as row from './row.css.ts';

export type BoardTexts = Pick<SiteTexts, 'leaderboard.title' | 'leaderboard.empty' | 'leaderboard.emptyHint'>;

interface BoardProps {
  readonly texts: Slotted<BoardTexts>;
  readonly freshness: Slotted<FreshnessView>;
  /** How many players take part; `''` if no player has a point this month. */
  readonly count: string;
  /** How many rows the collapsed list hides; `''` if none. */
  readonly hidden: string;
  /** The choice of a group, where there are any. */
  readonly filter: ReactNode;
  /** How many players the filter leaves; without one `count`. */
  readonly matching?: string;
  readonly rows: ReactNode;
  /** The rows that it hides: only the server writes them, for browsers without scripts. */
  readonly others?: ReactNode;
  readonly listRef?: Ref<HTMLOListElement>;
  readonly isExpanded?: boolean;
  readonly onToggle?: () => void;
  /** Replaces the freshness if the last poll failed. */
  readonly stale?: ReactNode;
  /** What screen readers are told when it changes. */
  readonly announcement?: string;
}

/** The month's standings: the same markup for the live page and for the prerender template. */
export const Board = ({
  texts,
  freshness,
  count,
  hidden,
  filter,
  matching = count,
  rows,
  others,
  listRef,
  isExpanded = false,
  onToggle,
  stale,
  announcement = '',
}: BoardProps) => (
  <>
    <Card padding="lg">
      <BoardHeader title={texts['leaderboard.title']}>
        {stale ?? (
          <When value={count}>
            <Freshness freshness={freshness} />
          </When>
        )}
      </BoardHeader>
      {filter}
      <When value={count}>
        <div className={row.columns} aria-hidden="true">
          <span />
          <span />
          <span>Bonus</span>
          <span>Per salire</span>
          <span>Totale</span>
        </div>
        <ol className={styles.rows} id="posizioni" ref={listRef}>
          {rows}
        </ol>
      </When>
      <When value={count} not>
        <EmptyState title={texts['leaderboard.empty']} level={3}>
          {texts['leaderboard.emptyHint']}
        </EmptyState>
      </When>
      <When value={hidden}>
        <noscript>{others}</noscript>
        <div className={styles.toggle}>
          <PlainButton aria-expanded={isExpanded} aria-controls="posizioni" onClick={onToggle}>
            {isExpanded ? 'Riduci' : `Espandi · ${matching} in gara`}
          </PlainButton>
        </div>
      </When>
    </Card>
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  </>
);
