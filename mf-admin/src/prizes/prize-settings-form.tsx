import type { PrizeSettings } from '@vetta/contract/settings';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { DialogActions } from '@vetta/design-system/dialog';
import { NumberField } from '@vetta/design-system/number-field';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { type FormEvent, useState } from 'react';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import { FailureReason } from '../edits/failure-reason.tsx';
import { PoolPreview } from './pool-preview.tsx';
import type { PrizeSettingsRow } from './prize-settings-in.ts';
import { inPercent, settingsInWords } from './settings-in-words.ts';
import { usePrizeSettings } from './use-prize-settings.ts';

const bases: readonly { id: PrizeSettings['prizeBasis']; label: string }[] = [
  { id: 'total', label: 'I punti di tutti nel mese' },
  { id: 'winner', label: 'I punti del primo in classifica' },
];

interface PrizeSettingsFormProps {
  readonly row: PrizeSettingsRow;
  /** The totals of the month, the first player's first; undefined until they are known. */
  readonly totals: readonly number[] | undefined;
  readonly onClose: () => void;
}

/** The basis and the rate of the prize pool, with the pool that they give now. */
export function PrizeSettingsForm({ row, totals, onClose }: PrizeSettingsFormProps) {
  const [value, setValue] = useState(row.value);
  const [typedRate, setTypedRate] = useState(row.value.prizeRate);
  const { save, isSaving, error, changedByOthers } = usePrizeSettings(row, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(value);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ChangedByOthers
          what="queste impostazioni"
          now={changedByOthers && settingsInWords(changedByOthers)}
        />
        <FailureReason error={error} />
        <Select
          label="Base del montepremi"
          options={bases}
          value={value.prizeBasis}
          onChange={(id) => setValue({ ...value, prizeBasis: id === 'winner' ? 'winner' : 'total' })}
        />
        <NumberField
          label="Quota"
          description="Da 0 a 1: 0,1 è un decimo dei punti."
          value={value.prizeRate}
          onChange={(prizeRate) => setValue({ ...value, prizeRate })}
          onType={setTypedRate}
          isDecimal
          minValue={0}
          maxValue={1}
          step={0.01}
          badge={<Badge tone="info">{inPercent(typedRate)}</Badge>}
        />
        <PoolPreview totals={totals} settings={{ ...value, prizeRate: typedRate }} />
        <DialogActions>
          <Button tone="quiet" isDisabled={isSaving} onPress={onClose}>
            Annulla
          </Button>
          <Button type="submit" tone="primary" isPending={isSaving}>
            Salva Impostazioni
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
