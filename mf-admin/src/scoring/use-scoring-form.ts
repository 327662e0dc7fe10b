import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Scoring, ScoringChange } from '@vetta/contract/scoring';
import { useEffect, useState } from 'react';
import { takeUntouched } from '../edits/take-untouched.ts';
import { isConflict } from '../is-conflict.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { keepScoringDraft, withScoringDraft } from './scoring-draft.ts';
import { scoringFields } from './scoring-fields.ts';
import { useChangeScoring } from './use-change-scoring.ts';

const TaggedScoring = tagged(Scoring);

const valuesOf = ({
  ringPoints,
  appointmentSetPoints,
  appointmentDonePoints,
  bonusMultiplier,
}: ScoringChange): ScoringChange => ({
  ringPoints,
  appointmentSetPoints,
  appointmentDonePoints,
  bonusMultiplier,
});

const differ = (one: ScoringChange, other: ScoringChange) =>
  scoringFields.some(({ name }) => one[name] !== other[name]);

/**
 * The state of the scoring form. `loaded` are the server's values, which another admin may change meanwhile. What is typed
 * outlives an expired key, another section, a reload and, for a day, a closed tab.
 */
export function useScoringForm(loaded: Tagged<Scoring>) {
  const [opened] = useState(() => withScoringDraft(valuesOf(loaded)));
  const { control, handleSubmit, reset } = useCheckedForm(ScoringChange, opened);
  /** The values that the edit is meant for. */
  const [seen, setSeen] = useState(loaded);
  const [typed, setTyped] = useState(opened);
  const [isRestored, setRestored] = useState(differ(opened, valuesOf(loaded)));
  const [isChangedByOthers, setChangedByOthers] = useState(false);
  const change = useChangeScoring();
  const isChanged = differ(typed, seen);

  const show = (row: Tagged<Scoring>) => {
    setSeen(row);
    setTyped(valuesOf(row));
    setChangedByOthers(false);
    setRestored(false);
    reset(valuesOf(row));
  };
  useEffect(() => keepScoringDraft(valuesOf(seen), typed), [seen, typed]);
  // What another admin saved is shown at once where nothing has been typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for new values of the server
  useEffect(() => {
    if (!isChanged && !isChangedByOthers && loaded.rowTag !== seen.rowTag) show(loaded);
  }, [loaded]);

  const save = (body: ScoringChange) =>
    change.mutate(
      { body, ifMatch: seen.rowTag },
      {
        onSuccess: ({ reply }) => show(reply),
        onError: (error) => {
          const now = isConflict(error) ? TaggedScoring.safeParse(error.current).data : undefined;
          if (now === undefined) return;
          const kept = takeUntouched(body, valuesOf(seen), valuesOf(now));
          reset(kept);
          setTyped(kept);
          setSeen(now);
          setChangedByOthers(true);
        },
      },
    );
  return {
    control,
    typed,
    setTyped,
    seen,
    isChanged,
    /** Whether the form opened with values of a draft. */
    isRestored,
    isChangedByOthers,
    submit: handleSubmit(save),
    restore: () => {
      show(loaded);
      change.reset();
    },
    isSaving: change.isPending,
    error: change.error,
  };
}
