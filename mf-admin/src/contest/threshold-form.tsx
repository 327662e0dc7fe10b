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
  /** The number shown in the field. It does not change while somebody types: a new value would replace the text. */
  const [shown, setShown] = useState(isRestored ? draft : undefined);
  useEffect(() => {
    if (!isChanged) setShown(undefined);
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
        value={isChanged ? (shown ?? setting.value) : setting.value}
        onChange={(points) => {
          setShown(points);
          setDraft(points);
        }}
        onType={(points) => {
          if (points === draft) return;
          setShown(shown ?? setting.value);
          setDraft(points);
        }}
        {...(!success && { errorMessage: 'Questo numero è troppo grande' })}
      />
    </SettingCard>
  );
}
