/**
 * What a command changed, for its answer and for the audit: `before` is null for a creation, `after` is null for a
 * removal.
 */
export interface Change<Before, After> {
  readonly before: Before;
  readonly after: After;
  /** The id of the change's journal (audit/journal.ts): with one the change can be undone. */
  readonly journal?: string;
  /** Whom it is about, beside those whom `before`, `after` and the journal name. */
  readonly subjects?: readonly string[];
  /** The id of the audit row of the change that this one undoes. */
  readonly undoes?: string;
}

export type Created<T> = Change<null, T>;
export type Replaced<T> = Change<T, T>;
export type Removed<T> = Change<T, null>;
