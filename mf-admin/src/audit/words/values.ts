import { formatInstant, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { pointsInWords } from '@vetta/contract/italian-integer';
import { monthOf } from '@vetta/contract/rome-time';
import { ScoringChange } from '@vetta/contract/scoring';
import { type ContestSettings, Setting } from '@vetta/contract/settings';
import { contestFields, wholeMonth } from '../../contest/contest-settings.ts';
import { type FieldChange, fieldChanges } from '../../kit/fields/fields.ts';
import { prizeSettingsFields } from '../../prizes/prize-pool.ts';
import { scoringFields } from '../../scoring/scoring-fields.ts';
import { ofBoth, type Teller } from './account.ts';

/** The scoring values. */
export const tellScoring = ofBoth(ScoringChange, (old, now) => ({
  did: 'ha modificato i punteggi',
  fields: fieldChanges(scoringFields, old, now),
}));

/** The field of a setting that is one value. */
const THE_VALUE = 'valore';

const settingNames: Readonly<Record<Exclude<Setting['key'], 'contest'>, string>> = {
  prizes: 'le impostazioni dei premi',
  launch: 'il momento del lancio',
  lotteryThreshold: 'la soglia della lotteria',
};

/** A setting. */
export const tellSetting = ofBoth(Setting, (old, now) => {
  if (now.key === 'contest') return old.key === 'contest' ? tellDates(old.value, now.value) : undefined;
  const name = settingNames[now.key];
  const changed = settingChanges(old, now);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato ${name} senza cambiare nulla` };
  if (others.length > 0) return { did: `ha cambiato ${name}`, fields: changed };
  const field = only.field === THE_VALUE ? '' : `${only.field} `;
  return { did: `ha cambiato ${name}: ${field}${only.before} → ${only.after}` };
});

/**
 * Tells the dates of a month by what that month had before: those of the setting were another month's, which keeps them, and a
 * month without dates of its own lasts from its first to its last day.
 */
function tellDates(before: ContestSettings, after: ContestSettings): ReturnType<Teller> {
  const month = formatMonth(monthOf(after.start));
  const had = monthOf(before.start) === monthOf(after.start) ? before : wholeMonth(after.start);
  const fields = fieldChanges<ContestSettings>(contestFields, had, after);
  const [only, ...others] = fields;
  if (only === undefined) {
    const span = `${withArticle('dal', after.start)} ${withArticle('al', after.end)}`;
    return { did: `ha confermato le date di ${month}: ${span}, come prima` };
  }
  if (others.length > 0) return { did: `ha cambiato le date di ${month}`, fields };
  return { did: `ha cambiato le date di ${month}: ${only.field} ${only.before} → ${only.after}` };
}

function settingChanges(before: Setting, after: Setting): FieldChange[] {
  if (before.key === 'prizes' && after.key === 'prizes')
    return fieldChanges<typeof after.value>(prizeSettingsFields, before.value, after.value);
  const change = { field: THE_VALUE, before: shown(before), after: shown(after) };
  return change.before === change.after ? [] : [change];
}

function shown(setting: Setting): string | null {
  if (setting.key === 'launch') return formatInstant(setting.value);
  return setting.key === 'lotteryThreshold' ? pointsInWords(setting.value) : null;
}
