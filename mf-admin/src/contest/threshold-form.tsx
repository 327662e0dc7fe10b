import { Count } from '@vetta/contract/values';
import { NumberField } from '@vetta/design-system/number-field';
import { z } from 'zod';
import { isConflict } from '../is-conflict.ts';
import type { SettingOf } from './contest-settings.ts';
import { SettingCard } from './setting-card.tsx';
import { useChangeSetting } from './use-change-setting.ts';
import { useDraft } from './use-draft.ts';
import { thresholdInWords } from './words.ts';

/** The points that a player needs for the lottery. */
export function ThresholdForm({ setting }: { readonly setting: SettingOf<'lotteryThreshold'> }) {
  const { draft, setDraft, isChanged, isRestored, reset } = useDraft(
    'contest/threshold',
    setting.value,
    z.number(),
  );
  const { mutate, isPending, error } = useChangeSetting();
  const { success } = Count.safeParse(draft);
  const save = () => {
    if (!success) return;
    mutate(
      { change: { key: 'lotteryThreshold', value: draft }, rowTag: setting.rowTag },
      { onSuccess: reset },
    );
  };
  return (
    <SettingCard
      title="Soglia della lotteria"
      now={thresholdInWords(setting.value)}
      effect={`Dal mese in corso. ${thresholdInWords(draft)}`}
      isChanged={isChanged}
      isRestored={isRestored}
      isValid={success}
      isSaving={isPending}
      isChangedByOthers={isConflict(error)}
      onSave={save}
      onReset={reset}
    >
      <NumberField
        label="Punti"
        value={draft}
        onChange={setDraft}
        {...(!success && { errorMessage: 'Questo numero è troppo grande' })}
      />
    </SettingCard>
  );
}
