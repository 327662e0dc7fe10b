import { Card } from '@vetta/design-system/card';
import { Notice } from '@vetta/design-system/notice';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { BoardHeader } from './board-header.tsx';

interface UnreachableBoardProps {
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** The first load failed: never the empty state, which would say that nobody has a point. */
export const UnreachableBoard = ({ retrying, retry }: UnreachableBoardProps) => (
  <Card padding="lg">
    <BoardHeader>riproviamo da soli ogni 30 secondi</BoardHeader>
    <Notice
      tone="error"
      title="Classifica non raggiungibile"
      action={
        <PlainButton tone="bright" disabled={retrying} onClick={retry}>
          {retrying ? 'Un momento…' : 'Riprova'}
        </PlainButton>
      }
    >
      Controlla la connessione e riprova.
    </Notice>
  </Card>
);
