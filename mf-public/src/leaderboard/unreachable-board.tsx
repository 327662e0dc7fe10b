import { Card } from '@vetta/design-system/card';
import { Unreachable } from '../unreachable/unreachable.tsx';
import type { BoardTexts } from './board.tsx';
import { BoardHeader } from './board-header.tsx';

interface UnreachableBoardProps {
  readonly texts: BoardTexts;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown if the first load fails, instead of the empty state, which would be wrong. */
export const UnreachableBoard = ({ texts, isRetrying, onRetry }: UnreachableBoardProps) => (
  <Card padding="lg">
    <BoardHeader title={texts['leaderboard.title']}>riproviamo da soli ogni 30 secondi</BoardHeader>
    <Unreachable what="Classifica" isRetrying={isRetrying} onRetry={onRetry} />
  </Card>
);
