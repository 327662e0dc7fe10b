import { useMutation } from '@tanstack/react-query';
import { CallError, call, callWithStatus } from '@vetta/contract/client/call';
import type { ImportReport } from '@vetta/contract/imports';
import { everything } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';
import { linesInWords } from './in-words.ts';

interface Import {
  readonly csv: string;
  /** Whether lines before the league's first day may open their months. */
  readonly openMonths: boolean;
}

const query = (dryRun: boolean, openMonths: boolean) =>
  ({ dryRun: dryRun ? 'true' : 'false', openMonths: openMonths ? 'true' : 'false' }) as const;

/** Asks what an import would do. Changes nothing. */
export function useRehearsal() {
  return useMutation({
    mutationFn: ({ csv, openMonths }: Import) =>
      call('POST /api/admin/imports', { query: query(true, openMonths), body: csv }),
  });
}

/** Imports the file, all or nothing. «Annulla» in the toast takes it back. */
export const useImport = () =>
  useAdminMutation({
    run: ({ csv, openMonths }: Import) =>
      callWithStatus('POST /api/admin/imports', { query: query(false, openMonths), body: csv }),
    done: ({ reply }) => ({
      title: `${linesInWords(changedLines(reply))} ${changedLines(reply) === 1 ? 'importata' : 'importate'}`,
    }),
    failed: withReason("Errore nell'importazione"),
    refreshes: everything,
    isUndoable: true,
  });

/** How many lines of the file change something. */
export const changedLines = ({ entries }: ImportReport): number => entries.created + entries.replaced;

/** Returns what is wrong with a file by the server's refusal: an issue's path is the line, and mostly the column. */
export const errorsOf = (error: unknown): ImportReport['errors'] =>
  error instanceof CallError
    ? error.issues.map(({ path: [line, column], message }) => ({
        line: Number(line),
        column: column === undefined ? null : String(column),
        message,
      }))
    : [];
