import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@vetta/contract/client/formats';
import { adminDraws } from '@vetta/contract/client/month-queries';
import type { Draw } from '@vetta/contract/draws';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useEffect, useState } from 'react';
import { amount } from '../audit/words/enumeration.ts';
import { focusContent } from '../kit/focus-content.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { ReasonDialog } from '../kit/reason-dialog.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import * as styles from './opened-month.css.ts';
import { useDisqualified } from './use-disqualified.ts';
import { NO_WINNER, winnerOf } from './winner-of.ts';

/** The month's lottery: its draws, each checked on this device, and the secrets that are still sealed. */
export function MonthDraws({ month }: { readonly month: string }) {
  const [voiding, setVoiding] = useState<Draw | null>(null);
  const isDisqualified = useDisqualified(month);
  return (
    <TitledSection title="Estrazioni" gap="xs">
      <QueryView
        query={useQuery(adminDraws(month))}
        skeleton={<Skeleton width="most" />}
        failed="Le estrazioni non sono arrivate"
      >
        {({ draws, pending }) =>
          draws.length + pending.length === 0 ? (
            <Text tone="muted">Nessuna estrazione in questo mese.</Text>
          ) : (
            <ul className={styles.list}>
              {draws.map((draw) => (
                <DrawRow
                  key={draw.id}
                  draw={draw}
                  isWinnerOut={isDisqualified(draw.winnerId)}
                  onVoid={() => setVoiding(draw)}
                />
              ))}
              {pending.map(({ commitment, committedAt }) => (
                <li key={commitment} className={styles.item}>
                  <Text weight="strong">Busta sigillata</Text>
                  <Text size="sm" tone="muted">
                    Il segreto è fissato dal {formatInstant(committedAt)}; la sua impronta comincia con{' '}
                    <code>{commitment.slice(0, 8)}</code>.
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {voiding && <VoidDrawDialog draw={voiding} onClose={() => setVoiding(null)} />}
    </TitledSection>
  );
}

/** Voids a draw, with a reason that everybody can read. */
function VoidDrawDialog({ draw, onClose }: { readonly draw: Draw; readonly onClose: () => void }) {
  const voiding = useChange('POST /api/admin/draws/{id}/void', {
    done: () => ({
      title: 'Estrazione annullata',
      description: 'La prossima chiusura, alle 23:59, estrae di nuovo.',
    }),
    failed: 'Impossibile annullare l’estrazione',
  });
  const onVoided = () => {
    onClose();
    // The draw's button goes with it.
    focusContent();
  };
  const winner = winnerOf(draw)?.name;
  return (
    <ReasonDialog
      title="Annulla l’estrazione"
      description={`${draw.prizeTitle}${winner === undefined ? '' : `, vinta da ${winner}`}`}
      readBy="Lo legge chiunque guardi l’estrazione."
      onClose={onClose}
      isSaving={voiding.isPending}
      submit="Annulla l’estrazione"
      tone="danger"
      cancel="Indietro"
      onSubmit={(body) => voiding.mutate({ params: { id: draw.id }, body }, { onSuccess: onVoided })}
    >
      <Text tone="muted">
        L’estrazione resta visibile a tutti, segnata come annullata. Un nuovo segreto viene fissato subito e
        la prossima chiusura, alle 23:59, estrae di nuovo tra chi ha i requisiti. Non si torna indietro.
      </Text>
    </ReasonDialog>
  );
}

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
function DrawRow({ draw, isWinnerOut, onVoid }: DrawRowProps) {
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
        <Text>{winner?.name ?? NO_WINNER}</Text>
        {draw.voidedAt === null && (
          <Button
            size="sm"
            tone={isWinnerOut ? 'neutral' : 'quiet'}
            aria-label={`Annulla l’estrazione di ${draw.prizeTitle}`}
            onPress={onVoid}
          >
            Annulla…
          </Button>
        )}
      </Inline>
      {isWinnerOut && winner && draw.voidedAt === null && (
        <Text size="sm" tone="danger">
          {winner.name}: squalifica per il mese. L’estrazione si può annullare.
        </Text>
      )}
      <Text size="sm" tone="muted">
        Tra {amount(count, 'partecipante', 'partecipanti')}, il {formatInstant(draw.drawnAt)}.
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
