import { ScoringChange } from '@vetta/contract/scoring';
import { readDraft, storeDraft } from '../drafts/stored-draft.ts';
import { typedFields } from '../drafts/typed-fields.ts';

const KEY = 'scoring';

/** Returns the values with those that were typed and not saved, if the form takes them. */
export const withScoringDraft = (values: ScoringChange): ScoringChange =>
  ScoringChange.safeParse({ ...values, ...readDraft(KEY) }).data ?? values;

/** Keeps the values that differ from those shown before; none if they are the same. */
export const keepScoringDraft = (shown: ScoringChange, typed: ScoringChange): void =>
  storeDraft(KEY, typedFields(shown, typed));
