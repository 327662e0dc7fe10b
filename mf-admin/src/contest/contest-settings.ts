import type { Reply } from '@vetta/contract/client/call-types';
import { formatDayOfMonth } from '@vetta/contract/client/formats';
import { daysInMonth, monthOf } from '@vetta/contract/rome-time';
import type { ContestSettings } from '@vetta/contract/settings';
import { type Fields, valueField } from '../kit/fields/fields.ts';

const day = (iso: string) => `${formatDayOfMonth(iso)} ${iso.slice(0, 4)}`;

/** The contest's days in words. */
export const contestFields = {
  start: valueField('Primo giorno', day),
  end: valueField('Ultimo giorno', day),
} satisfies Fields<ContestSettings>;

type TaggedSetting = Reply<'GET /api/admin/settings'>[number];
type Key = TaggedSetting['key'];
export type SettingOf<K extends Key> = Extract<TaggedSetting, { key: K }>;

/** Returns the setting that a key names. Every installation has all of them. */
export function settingOf<K extends Key>(settings: readonly TaggedSetting[], key: K): SettingOf<K> {
  const found = settings.find((setting): setting is SettingOf<K> => setting.key === key);
  if (!found) throw new Error(`The setting ${key} is missing`);
  return found;
}

/** Returns the first and the last day of a day's month. */
export function wholeMonth(today: string): ContestSettings {
  const month = monthOf(today);
  return { start: `${month}-01`, end: `${month}-${daysInMonth(month)}` };
}
