import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@vetta/contract/client/formats';
import { adminDraws } from '@vetta/contract/client/month-queries';
import type { Draw } from '@vetta/contract/draws';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { focusContent } from '../focus-content.ts';
import { FormDialog } from '../kit/form-dialog.tsx';
import { QueryView } from '../queries/query-view.tsx';
import { DrawRow } from './draw-row.tsx';
import { useVoidDraw } from './month-mutations.ts';
import { ReasonField } from './reason-field.tsx';
import * as styles from './section.css.ts';
import { useDisqualified } from './use-disqualified.ts';
import { useReasonForm } from './use-reason-form.ts';
import { winnerOf } from './winner-of.ts';

/** The month's lottery: its draws, each checked on this device, and the secrets that are still sealed. */
export function MonthDraws({ month }: { readonly month: string }) {
  const title = useId();
  const [voiding, setVoiding] = useState<Draw | null>(null);
  const isDisqualified = useDisqualified(month);
  return (
    <section aria-labelledby={title} className={styles.section}>
      <Heading level={3} id={title}>
        Estrazioni
      </Heading>
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
    </section>
  );
}

/** Voids a draw, with a reason that everybody can read. */
function VoidDrawDialog({ draw, onClose }: { readonly draw: Draw; readonly onClose: () => void }) {
  const { control, handleSubmit, isTyped } = useReasonForm();
  const voiding = useVoidDraw();
  const onVoided = () => {
    onClose();
    // The draw's button goes with it.
    focusContent();
  };
  const submit = handleSubmit(({ reason }) =>
    voiding.mutate({ id: draw.id, reason }, { onSuccess: onVoided }),
  );
  const winner = winnerOf(draw)?.name;
  return (
    <FormDialog
      title="Annulla l’estrazione"
      description={`${draw.prizeTitle}${winner === undefined ? '' : `, vinta da ${winner}`}`}
      isTyped={isTyped}
      onClose={onClose}
      isSaving={voiding.isPending}
      submit="Annulla l’estrazione"
      tone="danger"
      cancel="Indietro"
      onSubmit={submit}
    >
      <Text tone="muted">
        L’estrazione resta visibile a tutti, segnata come annullata. Un nuovo segreto viene fissato subito e
        la prossima chiusura, alle 23:59, estrae di nuovo tra chi ha i requisiti. Non si torna indietro.
      </Text>
      <ReasonField control={control} description="Lo legge chiunque guardi l’estrazione." />
    </FormDialog>
  );
}
