import { Count } from '@vetta/contract/values';
import { z } from 'zod';
import { DraftNumber } from '../drafts/draft-number.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import type { SettingOf } from './contest-settings.ts';
import { SettingCard } from './setting-card.tsx';
import { useChangeSetting } from './setting-mutations.ts';
import { thresholdInWords } from './words.ts';

/** The points that a player needs for the lottery. */
export function ThresholdForm({ setting }: { readonly setting: SettingOf<'lotteryThreshold'> }) {
  const card = useDraft({
    key: 'contest/threshold',
    stored: setting.value,
    rowTag: setting.rowTag,
    shape: z.number(),
    change: useChangeSetting(),
  });
  const { draft } = card;
  const { success } = Count.safeParse(draft);
  const submit = () =>
    success && card.save((rowTag) => ({ change: { key: 'lotteryThreshold', value: draft }, rowTag }));
  return (
    <SettingCard
      title="Soglia della lotteria"
      now={thresholdInWords(setting.value)}
      effect={`Dal mese in corso. ${thresholdInWords(draft)}`}
      card={card}
      isValid={success}
      onSave={submit}
    >
      <DraftNumber
        label="Punti"
        value={draft}
        onChange={card.setDraft}
        errorMessage={success ? undefined : 'Questo numero è troppo grande'}
      />
    </SettingCard>
  );
}
