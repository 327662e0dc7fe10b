import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import type { Draw } from '@vetta/contract/draws';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { useEffect, useState } from 'react';
import * as styles from './section.css.ts';
import { winnerOf } from './winner-of.ts';

interface DrawRowProps {
  readonly draw: Draw;
  /** Who won is disqualified for the month. */
  readonly isWinnerOut: boolean;
  readonly onVoid: () => void;
}

const checks = {
  running: { label: 'verifica in corso', tone: 'neutral' },
  holds: { label: 'verificata', tone: 'success' },
  broken: { label: 'la verifica non torna', tone: 'danger' },
  failed: { label: 'verifica non riuscita', tone: 'warning' },
} as const;

/** A draw that was held: who won, whether the repeated computation agrees, and its voiding. */
export function DrawRow({ draw, isWinnerOut, onVoid }: DrawRowProps) {
  const { label, tone } = checks[useDrawCheck(draw)];
  const winner = winnerOf(draw);
  const count = draw.participants.length;
  return (
    <li className={styles.item}>
      <Inline gap="xs" justify="between">
        <Text weight="strong">{draw.prizeTitle}</Text>
        <span>
          {draw.voidedAt !== null && <Badge tone="neutral">annullata</Badge>}{' '}
          {/* That a voided draw was fair says nothing of who has the prize. */}
          <Badge tone={draw.voidedAt === null ? tone : 'neutral'}>{label}</Badge>
        </span>
      </Inline>
      <Inline gap="xs" justify="between">
        <Text>{winner?.name ?? 'Nessun vincitore'}</Text>
        {draw.voidedAt === null && (
          <div className={styles.buttons}>
            <Button
              size="sm"
              tone={isWinnerOut ? 'neutral' : 'quiet'}
              aria-label={`Annulla l’estrazione di ${draw.prizeTitle}`}
              onPress={onVoid}
            >
              Annulla…
            </Button>
          </div>
        )}
      </Inline>
      {isWinnerOut && winner && draw.voidedAt === null && (
        <Text size="sm" tone="danger">
          {winner.name}: squalifica per il mese. L’estrazione si può annullare.
        </Text>
      )}
      <Text size="sm" tone="muted">
        Tra {count === 1 ? '1 partecipante' : `${formatPoints(count)} partecipanti`}, il{' '}
        {formatInstant(draw.drawnAt)}.
      </Text>
      {draw.voidReason !== null && (
        <Text size="sm" tone="muted">
          Annullata il {formatInstant(draw.voidedAt ?? draw.drawnAt)}: {draw.voidReason}
        </Text>
      )}
    </li>
  );
}

/** Whether the draw, repeated on this device, agrees with what was published. */
type DrawCheckState = 'running' | 'holds' | 'broken' | 'failed';

/** Repeats a draw on this device. The hash is loaded with the first draw that is shown. */
function useDrawCheck(draw: Draw): DrawCheckState {
  const [state, setState] = useState<DrawCheckState>('running');
  useEffect(() => {
    let isCurrent = true;
    import('@vetta/contract/client/check-draw')
      .then(({ checkDraw }) => (checkDraw(draw).holds ? 'holds' : 'broken'))
      .catch(() => 'failed' as const)
      .then((checked) => isCurrent && setState(checked));
    return () => {
      isCurrent = false;
    };
  }, [draw]);
  return state;
}
