import { Notice } from '@vetta/design-system/notice';
import { isConflict, reasonOf } from '../failures.ts';

/** Says why the last save failed, where the toast's words are fixed. Shows nothing without a failure, and after a conflict. */
export function FailureReason({ error }: { readonly error: Error | null }) {
  if (error === null || isConflict(error)) return null;
  const reason = reasonOf(error);
  return reason === undefined ? null : <Notice tone="error" title={reason} />;
}
