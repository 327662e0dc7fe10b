import { call, callWithStatus } from '@vetta/contract/client/call';
import { Entry, type NewEntry } from '@vetta/contract/entries';

/** The outcome of recording an entry. `before` is the entry that it replaced, undefined if it could not be loaded. */
export type Recorded =
  | { readonly kind: 'added' }
  | { readonly kind: 'replaced'; readonly before: Entry | undefined };

/** Records an entry. Throws CallError if it was not recorded. */
export async function recordEntry(body: NewEntry, adminKey: string): Promise<Recorded> {
  const { status, auditId } = await callWithStatus('POST /api/admin/entries', { body }, { adminKey });
  if (status === 201) return { kind: 'added' };
  // Only the audit has the replaced numbers. If it cannot be loaded, the entry is recorded all the same.
  const audit = await call('GET /api/admin/audit', { query: { subject: body.playerId } }, { adminKey }).catch(
    () => undefined,
  );
  const change = audit?.changes.find(({ id }) => id === auditId);
  return { kind: 'replaced', before: Entry.safeParse(change?.before).data };
}
