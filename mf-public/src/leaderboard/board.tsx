import type { FreshnessView } from '@vetta/contract/first-view';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import type { ReactNode, Ref } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { type Flag, type Slotted, When } from '../template/slots.tsx';
import * as styles from './board.css.ts';
import { BoardHeader } from './board-header.tsx';
import { Freshness } from './freshness.tsx';

interface BoardProps {
  readonly freshness: Slotted<FreshnessView>;
  /** Whether anybody has a point this month. */
  readonly started: Flag;
  /** Whether there are more rows than the first ones. */
  readonly more: Flag;
  /** How many take part, as it is read. */
  readonly count: string;
  readonly rows: ReactNode;
  readonly list?: Ref<HTMLOListElement>;
  readonly expanded?: boolean;
  readonly toggle?: () => void;
  /** Said where the numbers are older than they should be. */
  readonly stale?: ReactNode;
}

/** The month's standings. The page and the server's HTML show this same markup. */
export const Board = ({
  freshness,
  started,
  more,
  count,
  rows,
  list,
  expanded = false,
  toggle,
  stale,
}: BoardProps) => (
  <Card padding="lg">
    <BoardHeader>{stale ?? <Freshness freshness={freshness} />}</BoardHeader>
    <When flag={started}>
      <ol className={styles.rows} id="posizioni" ref={list}>
        {rows}
      </ol>
    </When>
    <When flag={started} not>
      <EmptyState title="Nessuna entry ancora questo mese" level={3}>
        Registra le tue chiamate: con i primi punti comincia la salita.
      </EmptyState>
    </When>
    <When flag={more}>
      <div className={styles.toggle}>
        <PlainButton aria-expanded={expanded} aria-controls="posizioni" onClick={toggle}>
          {expanded ? 'Riduci' : `Espandi · ${count} in gara`}
        </PlainButton>
      </div>
    </When>
  </Card>
);
