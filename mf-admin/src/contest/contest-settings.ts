import type { Reply } from '@vetta/contract/client/call-types';
import { formatDayOfMonth } from '@vetta/contract/client/formats';
import type { ContestSettings } from '@vetta/contract/settings';
import { type Fields, valueField } from '../kit/fields/fields.ts';

const day = (iso: string) => `${formatDayOfMonth(iso)} ${iso.slice(0, 4)}`;

/** The contest's days in words. */
export const contestFields = {
  start: valueField('Primo giorno', day),
  end: valueField('Ultimo giorno', day),
} satisfies Fields<ContestSettings>;

export type TaggedSetting = Reply<'GET /api/admin/settings'>[number];
export type SettingOf<Key extends TaggedSetting['key']> = Extract<TaggedSetting, { key: Key }>;

/** Returns the contest's settings by their keys. Every installation has all of them. */
export function contestSettings(settings: readonly TaggedSetting[]) {
  const found: {
    contest?: SettingOf<'contest'>;
    launch?: SettingOf<'launch'>;
    lotteryThreshold?: SettingOf<'lotteryThreshold'>;
  } = {};
  for (const setting of settings) {
    if (setting.key === 'contest') found.contest = setting;
    if (setting.key === 'launch') found.launch = setting;
    if (setting.key === 'lotteryThreshold') found.lotteryThreshold = setting;
  }
  const { contest, launch, lotteryThreshold } = found;
  if (!contest || !launch || !lotteryThreshold) throw new Error('A setting of the contest is missing');
  return { contest, launch, lotteryThreshold };
}
