import { Count } from '@vetta/contract/values';
import { NumberField } from '@vetta/design-system/number-field';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { SettingOf } from './contest-settings.ts';
import { SettingCard } from './setting-card.tsx';
import { useSettingDraft } from './use-setting-draft.ts';
import { thresholdInWords } from './words.ts';

/** The points that a player needs for the lottery. */
export function ThresholdForm({ setting }: { readonly setting: SettingOf<'lotteryThreshold'> }) {
  const { draft, setDraft, save, state } = useSettingDraft({
    key: 'contest/threshold',
    setting,
    stored: setting.value,
    shape: z.number(),
  });
  const { success } = Count.safeParse(draft);
  const { isChanged, isRestored } = state;
  /** The number that the field kept when it was left: until then it must not be written anew. */
  const [kept, setKept] = useState(isRestored ? draft : undefined);
  useEffect(() => {
    if (!isChanged) setKept(undefined);
  }, [isChanged]);
  const submit = () => success && save({ key: 'lotteryThreshold', value: draft });
  return (
    <SettingCard
      title="Soglia della lotteria"
      now={thresholdInWords(setting.value)}
      effect={`Dal mese in corso. ${thresholdInWords(draft)}`}
      {...state}
      isValid={success}
      onSave={submit}
    >
      <NumberField
        label="Punti"
        value={isChanged ? (kept ?? setting.value) : setting.value}
        onChange={(points) => {
          setKept(points);
          setDraft(points);
        }}
        onType={(points) => {
          if (points !== draft) setDraft(points);
        }}
        {...(!success && { errorMessage: 'Questo numero è troppo grande' })}
      />
    </SettingCard>
  );
}
