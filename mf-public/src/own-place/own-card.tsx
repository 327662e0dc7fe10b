import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { metalOf } from '@vetta/contract/honours';
import { ownSideInWords } from '@vetta/contract/own-side';
import { prerenderRow } from '@vetta/contract/prerender-row';
import { romeDay } from '@vetta/contract/rome-time';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { Card } from '@vetta/design-system/card';
import { Numeral } from '@vetta/design-system/numeral';
import { useEffect, useRef } from 'react';
import { degree, effort, place } from '../hero/result-card.css.ts';
import { RowMovement } from '../leaderboard/row-movement.tsx';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { openReceipt } from '../receipts/receipt-address.ts';
import { AtThisPoint } from './at-this-point.tsx';
import { useNoteInView } from './card-in-view.ts';
import * as styles from './own-card.css.ts';
import { ownPlaceView, prizesInWords } from './own-place-view.ts';
import { forgetOwnPlayer } from './own-player.ts';

interface OwnCardProps {
  readonly queries: Pick<FrontEndQueries, 'lastMonth' | 'publicScoring' | 'site' | 'challenges'>;
  /** The server's time. */
  readonly now: () => Date;
  readonly board: Leaderboard;
  readonly standing: Standing;
  /** Whether «Sono io» was said just now: the button that had the focus is gone. */
  readonly isNew?: boolean;
  /** Puts the search in its place. */
  readonly onSearch: () => void;
}

/** What the page opens on where somebody said «Sono io»: the place, what the next one takes, and the month before. */
export function OwnCard({ queries, now, board, standing, isNew = false, onSearch }: OwnCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useNoteInView(card);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isNew]);
  const scoring = useQuery(queries.publicScoring).data;
  const contest = useQuery(queries.site).data?.contest;
  const { playerId, name } = standing;
  const row = prerenderRow(standing, standing.total, metalOf(board.entries, playerId));
  const { words } = ownPlaceView(board, standing, scoring);
  const threshold = contest && romeDay(now()) <= contest.end ? contest.lotteryThreshold : null;
  const { data: challenges = [] } = useQuery({ ...queries.challenges, enabled: false });
  const ownSide = ownSideInWords(challenges, playerId);
  const prizes = [prizesInWords(board, standing, threshold), ownSide].filter(Boolean).join(' · ');
  return (
    <div ref={card} className={styles.root} tabIndex={-1}>
      <Card padding="md" as="article" aria-label="La mia posizione">
        <div className={styles.body}>
          <div className={styles.head}>
            <div className={styles.player}>
              <p translate="no" className={styles.name}>
                Ciao {name.split(' ')[0]}
              </p>
              <div className={styles.figures}>
                <Numeral value={formatPoints(standing.total)} size="lg" unit="pt" />
                <RowMovement row={row} />
              </div>
            </div>
            <p translate="no" className={place} data-tier={row.tier}>
              {standing.position}
              <span className={degree}>°</span>
            </p>
          </div>
          {/* Drawn anew when they change: a translator replaces the text nodes that React would update. */}
          <div key={words + prizes}>
            <p className={effort}>{words}</p>
            <p className={styles.quiet}>{prizes}</p>
          </div>
          <p className={styles.before}>
            <AtThisPoint query={queries.lastMonth} board={board} playerId={playerId} className="" />
          </p>
          <PlainButton tone="bright" onClick={() => openReceipt(playerId)}>
            Da dove vengono i punti
          </PlainButton>
          <div className={styles.links}>
            <PlainButton tone="words" onClick={onSearch}>
              Cerca un’altra persona
            </PlainButton>
            <PlainButton
              tone="words"
              onClick={() => {
                forgetOwnPlayer();
                onSearch();
              }}
            >
              Non sono io
            </PlainButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
