import { callWithStatus } from '@vetta/contract/client/call';
import type { CallName } from '@vetta/contract/client/call-types';
import type { Tagged } from '@vetta/contract/row-tag';
import type { ToastMessage } from '@vetta/design-system/toast';
import { type ListKey, putRow } from './edits/put-row.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

type Failed = (reason: string | undefined) => ToastMessage;

interface RowWords {
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  /** What a toast says above the server's reason, or all that it says; absent: the dialog says why a row is not added or changed. */
  readonly notAdded?: string | Failed;
  readonly notChanged: string | Failed;
  readonly notRemoved: string | Failed;
}

interface Rows<Row> {
  /** What `resource` declares of them. */
  readonly rows: Readonly<Record<'add' | 'change' | 'remove', { readonly name: CallName }>> & {
    /** By the field that names a row in its address. */
    readonly by: object;
  };
  /** The list that takes the row that a change answers, where its rows say no more. */
  readonly list?: { readonly queryKey: ListKey<Tagged<Row>> };
  /** Whether a removal can be taken back. */
  readonly isUndoable: boolean;
  readonly words: RowWords;
}

interface RowEdit<Row, Body> {
  /** The row as the admin saw it. */
  readonly row: Tagged<Row>;
  readonly body: Body;
}

/** Returns the mutations of rows that `resource` declares: what they call, and what their toasts say. */
export function rowMutations<Row extends { readonly id: string }, Body extends object>({
  rows: { add, change, remove, by },
  list,
  isUndoable,
  words,
}: Rows<Row>) {
  // The calls are those of these rows; `resource` gives them their addresses and shapes.
  const make = async (name: CallName, input: object, ifMatch?: string) => {
    const { reply, ...result } = await callWithStatus(name, input as never, { ifMatch });
    return { ...result, reply: reply as Tagged<Row> };
  };
  /** Returns what names a row in its address, which never changes, or the rest of it. */
  const part = (row: object, isName: boolean) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => field in by === isName));
  return {
    useAdd: () =>
      useAdminMutation({
        run: (body: Body) => make(add.name, { body }),
        done: words.added,
        failed: words.notAdded,
      }),
    /** `conflict`: a dialog has a notice for it, the button of a card has none. */
    useChange: (conflict: 'toast' | 'notice' = 'toast') =>
      useAdminMutation({
        run: ({ row, body }: RowEdit<Row, Partial<Body>>) =>
          make(change.name, { params: part(row, true), body: part(body, false) }, row.rowTag),
        done: words.changed,
        failed: conflict === 'notice' && words.notAdded === undefined ? undefined : words.notChanged,
        conflict,
        keep: (client, { reply }) => list && putRow(client, list.queryKey, reply, 'id'),
      }),
    useRemove: () =>
      useAdminMutation({
        run: (row: Tagged<Row>) => make(remove.name, { params: part(row, true) }, row.rowTag),
        done: words.removed,
        failed: words.notRemoved,
        isUndoable,
      }),
  };
}

export type RowMutations<Row extends { readonly id: string }, Body extends object> = ReturnType<
  typeof rowMutations<Row, Body>
>;
