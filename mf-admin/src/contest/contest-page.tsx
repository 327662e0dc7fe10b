import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { Count } from '@vetta/contract/values';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { z } from 'zod';
import { useToday } from '../day/use-server-time.ts';
import { DraftNumber } from '../kit/drafts/draft-number.tsx';
import { useDraft } from '../kit/drafts/use-draft.ts';
import { SkeletonCards } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { type SettingOf, settingOf } from './contest-settings.ts';
import { DatesForm } from './dates-form.tsx';
import { LaunchForm } from './launch-form.tsx';
import * as styles from './setting-card.css.ts';
import { SettingCard } from './setting-card.tsx';
import { useChangeSetting } from './setting-mutations.ts';
import { graceNote, thresholdInWords } from './words.ts';

/** «Contest»: the launch, the lottery's threshold and the dates of the one month that has its own. */
export default function ContestPage({ context }: SectionProps) {
  const today = useToday(context);
  const rows = useQuery(settings);
  const { data: months = [] } = useQuery(adminMonths);
  const grace = graceNote(months);
  return (
    <Stack gap="lg">
      <SectionHeader
        title="Contest"
        subtitle="Quando comincia, quanto serve per la lotteria, e le date del mese che non segue il calendario."
      >
        {grace !== undefined && <Text tone="accent">{grace}</Text>}
      </SectionHeader>
      <div className={styles.cards}>
        <QueryView
          query={rows}
          loading="Caricamento delle impostazioni…"
          skeleton={<ContestSkeleton />}
          failed="Le impostazioni non sono arrivate"
        >
          {(all) => (
            <Stack gap="md">
              <LaunchForm setting={settingOf(all, 'launch')} now={context.now} />
              <ThresholdForm setting={settingOf(all, 'lotteryThreshold')} />
              <DatesForm setting={settingOf(all, 'contest')} today={today} months={months} />
            </Stack>
          )}
        </QueryView>
      </div>
    </Stack>
  );
}

const ContestSkeleton = () => (
  <Stack gap="md">
    <SkeletonCards>
      <Skeleton shape="title" width="third" />
      <Skeleton width="most" />
      <Skeleton shape="button" width="third" />
    </SkeletonCards>
  </Stack>
);

/** The points that a player needs for the lottery. */
function ThresholdForm({ setting }: { readonly setting: SettingOf<'lotteryThreshold'> }) {
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
    success && card.save((ifMatch) => ({ body: { key: 'lotteryThreshold', value: draft }, ifMatch }));
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
