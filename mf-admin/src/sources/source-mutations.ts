import { callWithStatus } from '@vetta/contract/client/call';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Source, SourceChange, SourceRun } from '@vetta/contract/sources';
import { everything, sourcesData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';
import type { SourceValues } from './source-fields.ts';

export const useAddSource = () =>
  useAdminMutation({
    run: (body: SourceValues) => callWithStatus('POST /api/admin/sources', { body }),
    done: 'Fonte aggiunta',
    failed: withReason('La fonte non è stata aggiunta'),
    refreshes: sourcesData,
  });

interface SourceEdit {
  /** The source as the admin saw it. */
  readonly source: Pick<Tagged<Source>, 'id' | 'rowTag'>;
  readonly body: SourceChange;
}

/** `conflict`: the card's button has no notice, the dialog has one. */
export const useChangeSource = (conflict: 'toast' | 'notice') =>
  useAdminMutation({
    run: ({ source: { id, rowTag: ifMatch }, body }: SourceEdit) =>
      callWithStatus('PUT /api/admin/sources/{id}', { params: { id }, body }, { ifMatch }),
    done: 'Fonte aggiornata',
    failed: withReason('La fonte non è cambiata'),
    conflict,
    refreshes: sourcesData,
  });

export const useRemoveSource = () =>
  useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Source>) =>
      callWithStatus('DELETE /api/admin/sources/{id}', { params: { id } }, { ifMatch }),
    done: 'Fonte eliminata: i numeri che ha portato restano',
    failed: withReason('La fonte c’è ancora'),
    refreshes: sourcesData,
  });

/** Fetches a source now. What that brought stands on the card. */
export const useRunSource = () =>
  useAdminMutation({
    run: ({ id }: Pick<Source, 'id'>) =>
      callWithStatus('POST /api/admin/sources/{id}/run', { params: { id } }),
    done: ({ reply }) =>
      reply.outcome === 'problem'
        ? { tone: 'error', title: 'Non è stato preso niente', description: reply.problem?.what ?? '' }
        : { title: ranInWords(reply) },
    failed: withReason('Il foglio non è stato preso'),
    refreshes: everything,
  });

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Returns what a run brought, «3 giornate nuove, 1 cambiata». */
export function ranInWords({ outcome, report }: SourceRun): string {
  if (outcome !== 'taken' || report === null) return 'Niente di nuovo nel foglio';
  return [
    ...counted(report.entries.created, 'giornata nuova', 'giornate nuove'),
    ...counted(report.entries.replaced, 'cambiata', 'cambiate'),
    ...counted(report.newPlayers.length, 'persona nuova', 'persone nuove'),
  ].join(', ');
}
