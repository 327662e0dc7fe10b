import type { SettingChange } from '@vetta/contract/settings';
import type { z } from 'zod';
import { useDraft } from '../drafts/use-draft.ts';
import { isConflict } from '../is-conflict.ts';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingDraftOptions<Value> {
  readonly key: string;
  readonly setting: { readonly rowTag: string };
  /** The setting's value as the form shows it. */
  readonly stored: Value;
  readonly shape: z.ZodType<Value>;
}

/** What is being typed for a setting of the contest, its save, and the state that its SettingCard shows. */
export function useSettingDraft<Value>({ key, setting, stored, shape }: SettingDraftOptions<Value>) {
  const { draft, setDraft, isChanged, isRestored, rowTag, takeConflict, takeSaved, drop } = useDraft({
    key,
    stored,
    rowTag: setting.rowTag,
    shape,
  });
  const change = useChangeSetting();
  return {
    draft,
    setDraft,
    save: (next: SettingChange) =>
      change.mutate(
        { change: next, rowTag },
        { onSuccess: ({ reply }) => takeSaved(draft, reply), onError: takeConflict },
      ),
    state: {
      isChanged,
      isRestored,
      isSaving: change.isPending,
      isChangedByOthers: isChanged && isConflict(change.error),
      onReset: () => {
        drop();
        change.reset();
      },
    },
  };
}
