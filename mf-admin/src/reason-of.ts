import { CallError } from '@vetta/contract/client/call';

/** Returns why a call failed, for a person: the server's own sentence (undefined if it sent none), or that it is away. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.serverMessage : 'Il server non è raggiungibile. Riprova.';
