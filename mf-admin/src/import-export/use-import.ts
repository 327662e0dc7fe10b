import { useMutation } from '@tanstack/react-query';
import { CallError, call, callWithStatus } from '@vetta/contract/client/call';
import type { Input } from '@vetta/contract/client/call-types';
import type { ImportOptions, ImportReport } from '@vetta/contract/imports';
import { withReason } from '../kit/failures.ts';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { canRead } from '../uploads/can-read.ts';
import { linesInWords } from './in-words.ts';

interface Import {
  readonly file: File;
  /** What was decided for the file. */
  readonly options: ImportOptions;
  readonly openMonths: OpenMonths;
}

/** Whether lines before the league's first day open their months; `skip` leaves them out. */
export type OpenMonths = NonNullable<NonNullable<Input<'POST /api/admin/imports'>['query']>['openMonths']>;

/** A file that cannot be sent any more. */
export class ChangedFile extends Error {}

const inputOf = ({ file, options, openMonths }: Import, dryRun: boolean) => ({
  query: { dryRun: dryRun ? 'true' : 'false', openMonths } as const,
  form: { file, options: JSON.stringify(options) },
});

/** Says that the file is what failed, where it is: the browser tells only that the request did not arrive. */
async function sent<Result>(file: File, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError || (await canRead(file))) throw error;
    throw new ChangedFile(file.name);
  }
}

/** Asks what an import would do, and what must be decided first. Changes nothing. */
export const useRehearsal = () =>
  useMutation({
    mutationFn: (wanted: Import) =>
      sent(wanted.file, () => call('POST /api/admin/imports', inputOf(wanted, true))),
  });

/** Imports the file, all or nothing. «Annulla» in the toast takes it back. */
export const useImport = () =>
  useAdminMutation({
    run: (wanted: Import) =>
      sent(wanted.file, () => callWithStatus('POST /api/admin/imports', inputOf(wanted, false))),
    done: ({ reply }) => ({
      title: `${linesInWords(changedLines(reply))} ${changedLines(reply) === 1 ? 'importata' : 'importate'}`,
    }),
    failed: (reason, error) =>
      error instanceof ChangedFile ? undefined : withReason('Errore nell’importazione')(reason),
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

/** Returns why a file could not be checked. */
export function failureInWords(error: unknown, isPasted: boolean): string {
  if (error instanceof ChangedFile)
    return `${error.message} è cambiato, o è stato spostato, dopo che l’hai scelto. Sceglilo di nuovo.`;
  const sentence = error instanceof CallError ? error.serverMessage : undefined;
  if (sentence === undefined) return 'Il server non è raggiungibile.';
  return isPasted ? ofText(sentence) : sentence;
}

/** Returns a sentence about a file as one about pasted lines. */
export const ofText = (sentence: string): string =>
  sentence.replace(/^Il file\b/, 'Il testo incollato').replace(/^Nel file\b/, 'Nel testo incollato');
