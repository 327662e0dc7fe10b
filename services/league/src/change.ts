/**
 * What a command did to one thing, for its answer and for the audit: `before` is null for a creation, `after` for a
 * removal.
 */
export interface Change<Before, After> {
  readonly before: Before;
  readonly after: After;
  /** The trace that the change left (audit/trace.ts): what has one can be undone. */
  readonly trace?: string;
  /** The row of the audit that the change took back. */
  readonly undoes?: string;
}

export type Created<T> = Change<null, T>;
export type Replaced<T> = Change<T, T>;
export type Removed<T> = Change<T, null>;
