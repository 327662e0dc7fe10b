import { CallError } from '@vetta/contract/client/call';

/** Returns what a sentence calls the admin who made a change: by name, if they gave one. */
export const otherAdmin = (error: unknown): string => (isConflict(error) && error.by) || 'un altro admin';

/** Returns whether a change was refused because another admin had changed the row since it was read. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.status === 412;

/** Returns why a call failed, for a person: the server's own sentence (undefined if it sent none), or that it is away. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.serverMessage : 'Il server non è raggiungibile. Riprova.';

/** Whether a change may be stored although its call failed: the answer was lost on its way, or broke off in the server. */
export const mayBeStored = (error: unknown): boolean => !(error instanceof CallError) || error.status >= 500;

/** Whether no answer of ours came: nobody knows whether the change is stored. */
const isAnswerLost = (error: unknown): boolean =>
  mayBeStored(error) && !(error instanceof CallError && error.serverMessage !== undefined);

const NO_ANSWER = 'Il server non ha risposto.';

/** Trying again could make the change twice. */
const MAYBE_STORED = 'Forse è stato salvato lo stesso: prima di riprovare guarda i dati.';

/** Returns why a change failed, for a person, and what to do if it may be stored. */
export const failureOf = (error: unknown): { readonly reason: string | undefined; readonly note?: string } =>
  isAnswerLost(error)
    ? { reason: error instanceof CallError ? undefined : NO_ANSWER, note: MAYBE_STORED }
    : { reason: reasonOf(error) };

/** A toast with a fixed title and the server's reason below it. */
export const withReason = (title: string) => (reason: string | undefined) =>
  reason === undefined ? { title } : { title, description: reason };
