import { CallError } from '@vetta/contract/client/call';
import type { GuestError, GuestMessage } from '@vetta/contract/guest-messages';
import { say } from './port.ts';

type Question = Extract<GuestMessage, { type: 'query' | 'call' }>;
type WithoutId<Message> = Message extends Question ? Omit<Message, 'id'> : never;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;

/** Asks the page something. Rejects with a CallError, or a TypeError where no answer came. */
export const ask = (question: WithoutId<Question>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    say({ ...question, id: lastId });
  });

/** Gives the page's answer to who asked. */
export function takeReply(id: number, value: unknown, error: GuestError | undefined): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) one?.resolve(value);
  else if (error.status === 0) one?.reject(new TypeError(error.body));
  else one?.reject(new CallError(error.status, error.body, '', error.retryAfter));
}
