import { answerTo, call } from '@vetta/contract/client/call';
import { Entry, type NewEntry } from '@vetta/contract/entries';

/** What recording a day did. `before` are the numbers it took the place of, undefined where they cannot be told. */
export type Recorded =
  | { readonly kind: 'added' }
  | { readonly kind: 'replaced'; readonly before: Entry | undefined };

/** Records a player's day. Throws CallFailed where the day was not recorded. */
export async function recordEntry(body: NewEntry, adminKey: string): Promise<Recorded> {
  const { status, auditId } = await answerTo('POST /api/admin/entries', { body }, { adminKey });
  if (status === 201) return { kind: 'added' };
  // The audit alone knows what was there at that very moment. The day is recorded, even where it cannot be read.
  const audit = await call('GET /api/admin/audit', { query: { subject: body.playerId } }, { adminKey }).catch(
    () => undefined,
  );
  const change = audit?.changes.find(({ id }) => id === auditId);
  return { kind: 'replaced', before: Entry.safeParse(change?.before).data };
}
