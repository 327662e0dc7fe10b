import type { CallName } from './call-types.ts';
import { replyFields } from './reply-fields.ts';

/** Returns whether a value can be the reply to a call, by its fields; of a list, by those of its rows. */
export function isReplyTo(name: CallName, value: unknown): boolean {
  const [isList, ...fields] = replyFields[name] ?? [];
  if (isList === undefined) return true;
  const isOne = (one: unknown) =>
    fields.length === 0
      ? typeof one === 'string'
      : typeof one === 'object' && one !== null && fields.every((field) => field in one);
  return isList ? Array.isArray(value) && value.every(isOne) : isOne(value);
}
