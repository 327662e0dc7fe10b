import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import type { ReactNode } from 'react';
import { BonusesSkeleton } from '../bonuses/bonuses-skeleton.tsx';
import { type Query, QueryView } from '../kit/queries/query-view.tsx';
import * as card from './player-card.css.ts';
import * as list from './players.css.ts';

interface LoadedPlayersProps {
  /** The players on the board. */
  readonly query: Query<readonly Tagged<Player>[]>;
  readonly onAddPlayer: () => void;
  readonly onAddPeople: () => void;
  readonly children: (players: readonly Tagged<Player>[]) => ReactNode;
}

/** The players on the board, or why none is shown. */
export const LoadedPlayers = ({ query, onAddPlayer, onAddPeople, children }: LoadedPlayersProps) => (
  <QueryView
    query={query}
    loading="Caricamento dei partecipanti…"
    skeleton={<PlayersSkeleton />}
    failed="I partecipanti non sono arrivati"
    empty={<NoPlayers onAdd={onAddPlayer} onAddMany={onAddPeople} />}
  >
    {children}
  </QueryView>
);

const NoPlayers = ({ onAdd, onAddMany }: { readonly onAdd: () => void; readonly onAddMany: () => void }) => (
  <EmptyState
    title="Nessun partecipante"
    level={3}
    action={
      <Inline gap="sm">
        <Button tone="primary" onPress={onAdd}>
          Aggiungi Primo Partecipante
        </Button>
        <Button onPress={onAddMany}>Incolla un elenco di nomi</Button>
      </Inline>
    }
  >
    Aggiungi chi è in gara: poi potrai inserire i numeri di ogni giorno.
  </EmptyState>
);

/** Shown while the players load: cards with the parts of a player's. */
const PlayersSkeleton = () => (
  <div className={list.cards}>
    {['primo', 'secondo', 'terzo', 'quarto'].map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);

const CardSkeleton = () => (
  <div className={card.item}>
    <Card>
      <div className={card.columns}>
        <div className={card.summary}>
          <div className={card.header}>
            <Skeleton shape="mark" />
            <div className={card.name}>
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
            </div>
          </div>
          <div className={card.figures}>
            {['Totale', 'Score', 'Chiamate', 'Appuntamenti'].map((figure) => (
              <div key={figure} className={card.figure}>
                <Skeleton width="third" />
                <Skeleton shape="title" width="half" />
              </div>
            ))}
          </div>
          <Skeleton shape="button" />
        </div>
        <div className={card.details}>
          <div className={card.calendar}>
            <Skeleton shape="calendar" />
          </div>
          <div className={card.bonuses}>
            <BonusesSkeleton />
          </div>
        </div>
      </div>
    </Card>
  </div>
);
