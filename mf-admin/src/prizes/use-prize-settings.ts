import { tagged } from '@vetta/contract/row-tag';
import type { PrizeSettings } from '@vetta/contract/settings';
import { Setting } from '@vetta/contract/settings';
import { useState } from 'react';
import { useLatestRow } from '../edits/use-latest-row.ts';
import type { PrizeSettingsRow } from './prize-settings-in.ts';
import { useChangePrizeSettings } from './use-prize-mutations.ts';

const TaggedSetting = tagged(Setting);

/** Saves the prize settings. `changedByOthers` is how another admin has left them meanwhile. */
export function usePrizeSettings(row: PrizeSettingsRow, onSaved: () => void) {
  const [changedByOthers, setChangedByOthers] = useState<PrizeSettings>();
  const { latest, takeConflict } = useLatestRow<Setting>(row, TaggedSetting, (_, now) => {
    if (now.key === 'prizes') setChangedByOthers(now.value);
  });
  const change = useChangePrizeSettings();
  const save = (value: PrizeSettings) =>
    change.mutate({ rowTag: (latest ?? row).rowTag, value }, { onSuccess: onSaved, onError: takeConflict });
  return { save, isSaving: change.isPending, error: change.error, changedByOthers };
}
