import { useMutation } from '@tanstack/react-query';
import { call, callWithStatus } from '@vetta/contract/client/call';
import type { ImportOptions } from '@vetta/contract/imports';
import { type Source, type SourceRun, sources } from '@vetta/contract/sources';
import type { ToastMessage } from '@vetta/design-system/toast';
import { counted } from '../audit/words/enumeration.ts';
import { rowMutations } from '../kit/row-mutations.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import type { SourceBody } from './source-fields.ts';

export const sourceMutations = rowMutations<Source, SourceBody & { readonly paused?: boolean }>({
  rows: sources,
  isUndoable: false,
  words: {
    added: 'Fonte aggiunta',
    changed: 'Fonte aggiornata',
    removed: 'Fonte eliminata: i numeri che ha portato restano',
    notChanged: 'La fonte non è cambiata',
    notRemoved: 'La fonte c’è ancora',
  },
});

const runDone = ({ reply }: { readonly reply: SourceRun }): ToastMessage =>
  reply.outcome === 'problem'
    ? { tone: 'error', title: 'Non è stato preso niente', description: reply.problem?.what ?? '' }
    : { title: ranInWords(reply) };

/** Fetches a source now. What that brought stands on the card. */
export const useRunSource = () =>
  useAdminMutation({
    run: ({ id }: Pick<Source, 'id'>) =>
      callWithStatus('POST /api/admin/sources/{id}/run', { params: { id } }),
    done: runDone,
    failed: 'Il foglio non è stato preso',
  });

interface ReadSheet {
  /** The source's. */
  readonly id: string;
  /** What was decided for its sheet. */
  readonly options: ImportOptions;
}

/** Reads the sheet of a source, and says what it would bring. Changes nothing. */
export const useLookAtSheet = () =>
  useMutation({
    mutationFn: ({ id, options }: ReadSheet) =>
      call('POST /api/admin/sources/{id}/sheet', {
        params: { id },
        query: { dryRun: 'true' },
        body: { options },
      }),
  });

/** Takes the sheet of a source as it was decided, which holds from then on. The dialog says what goes wrong. */
export const useTakeSheet = () =>
  useAdminMutation({
    run: ({ id, options }: ReadSheet) =>
      callWithStatus('POST /api/admin/sources/{id}/sheet', { params: { id }, query: {}, body: { options } }),
    done: (result) => (result.reply.outcome === 'problem' ? undefined : runDone(result)),
  });

/** Returns what a run brought, «3 giornate nuove, 1 cambiata». */
export function ranInWords({ outcome, report }: SourceRun): string {
  if (report === null) return 'Niente di nuovo nel foglio';
  const { waiting = [], asked = 0, vanished = [] } = report.sheet ?? {};
  const said = [
    counted(waiting.length, 'persona da decidere', 'persone da decidere'),
    counted(asked, 'numero da decidere', 'numeri da decidere'),
    counted(vanished.length, 'riga sparita dal foglio resta qui', 'righe sparite dal foglio restano qui'),
  ];
  const brought = [
    counted(report.entries.created, 'giornata nuova', 'giornate nuove'),
    counted(report.entries.replaced, 'cambiata', 'cambiate'),
    counted(report.newPlayers.length, 'persona nuova', 'persone nuove'),
  ];
  return [...(outcome === 'taken' ? brought : ['Niente di nuovo nel foglio']), ...said]
    .filter(Boolean)
    .join(', ');
}
