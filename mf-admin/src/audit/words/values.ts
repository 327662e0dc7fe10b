import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import { ScoringChange } from '@vetta/contract/scoring';
import { Setting } from '@vetta/contract/settings';
import { contestFields } from '../../contest/contest-settings.ts';
import { type FieldChange, fieldChanges } from '../../fields/fields.ts';
import { prizeSettingsFields } from '../../prizes/prize-pool.ts';
import { scoringFields } from '../../scoring/scoring-fields.ts';
import type { Teller } from './account.ts';

/** The scoring values. */
export const tellScoring: Teller = ({ before, after }) => {
  const [old, now] = [ScoringChange.safeParse(before), ScoringChange.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  return { did: 'ha modificato i punteggi', fields: fieldChanges(scoringFields, old.data, now.data) };
};

const settingNames: Readonly<Record<Setting['key'], string>> = {
  prizes: 'le impostazioni dei premi',
  contest: 'le date del contest',
  launch: 'il momento del lancio',
  lotteryThreshold: 'la soglia della lotteria',
};

/** A setting. */
export const tellSetting: Teller = ({ before, after }) => {
  const [old, now] = [Setting.safeParse(before), Setting.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  const name = settingNames[now.data.key];
  const changed = settingChanges(old.data, now.data);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato ${name} senza cambiare nulla` };
  if (others.length === 0) return { did: `ha cambiato ${name}: ${only.before} → ${only.after}` };
  return { did: `ha cambiato ${name}`, fields: changed };
};

function settingChanges(before: Setting, after: Setting): FieldChange[] {
  if (before.key === 'prizes' && after.key === 'prizes')
    return fieldChanges<typeof after.value>(prizeSettingsFields, before.value, after.value);
  if (before.key === 'contest' && after.key === 'contest')
    return fieldChanges<typeof after.value>(contestFields, before.value, after.value);
  const change = { field: 'valore', before: shown(before), after: shown(after) };
  return change.before === change.after ? [] : [change];
}

function shown(setting: Setting): string | null {
  if (setting.key === 'launch') return formatInstant(setting.value);
  return setting.key === 'lotteryThreshold' ? `${formatPoints(setting.value)} punti` : null;
}
