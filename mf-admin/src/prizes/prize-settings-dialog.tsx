import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicQueries } from '@vetta/contract/plugin';
import { prizePool } from '@vetta/contract/prize-pool';
import { RowTag } from '@vetta/contract/row-tag';
import { PrizeSettings } from '@vetta/contract/settings';
import { Badge } from '@vetta/design-system/badge';
import { Dialog } from '@vetta/design-system/dialog';
import { Numeral } from '@vetta/design-system/numeral';
import { Select } from '@vetta/design-system/select';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type SettingOf, settingOf } from '../contest/contest-settings.ts';
import { DraftNumber } from '../kit/drafts/draft-number.tsx';
import { putRow } from '../kit/edits/put-row.ts';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { useRowForm } from '../kit/edits/use-row-form.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { bases, inPercent, prizeSettingsFields } from './prize-pool.ts';
import * as styles from './prizes.css.ts';

const dialog = { title: 'Impostazioni Premi', description: 'Il montepremi del mese' };

interface PrizeSettingsDialogProps {
  /** The leaderboard, whose totals make the pool. */
  readonly board: PublicQueries['leaderboard'];
  readonly onClose: () => void;
}

/** How large the prize pool is. */
export function PrizeSettingsDialog({ board, onClose }: PrizeSettingsDialogProps) {
  const rows = useQuery(settings);
  const row = rows.data && settingOf(rows.data, 'prizes');
  if (row) return <PrizeSettingsForm row={row} board={board} onClose={onClose} />;
  return (
    <Dialog {...dialog} isOpen onClose={onClose}>
      <QueryView
        query={{ ...rows, data: row }}
        skeleton={
          <Stack gap="md">
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="numeral" width="half" />
          </Stack>
        }
        failed="Le impostazioni non sono arrivate"
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

/** The settings in the row that a 412 answers. */
const Changed = RowTag.extend({ value: PrizeSettings }).transform(({ value, rowTag }) => ({
  ...value,
  rowTag,
}));

/** The form asks for a percentage, which the league keeps as a share from 0 to 1. */
const InPercent = PrizeSettings.extend({
  prizeRate: z
    .number()
    .min(0)
    .max(100)
    .transform((percent) => percent / 100),
});

/** Returns a share as a percentage with at most two decimals. */
const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

interface PrizeSettingsFormProps extends PrizeSettingsDialogProps {
  readonly row: SettingOf<'prizes'>;
}

/** The basis and the rate of the prize pool, with the pool that they give now. */
function PrizeSettingsForm({ row, board, onClose }: PrizeSettingsFormProps) {
  const { data: standings } = useQuery(board);
  const change = useChange('PUT /api/admin/settings', {
    done: 'Impostazioni aggiornate',
    failed: () => ({ title: 'Errore', description: 'Impossibile aggiornare le impostazioni' }),
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, settings.queryKey, reply, 'id'),
  });
  const form = useRowForm({
    row: { ...row.value, rowTag: row.rowTag },
    shape: Changed,
    fields: prizeSettingsFields,
    schema: InPercent,
    valuesOf: (value: PrizeSettings | null) => ({
      prizeBasis: value?.prizeBasis ?? 'total',
      prizeRate: percentOf(value?.prizeRate ?? 0),
    }),
    draftKey: 'prize-settings',
    save: (value, latest, after) =>
      change.mutate({ body: { key: 'prizes', value }, ifMatch: latest?.rowTag ?? row.rowTag }, after),
    saving: [change],
    onClose,
  });
  const { control } = form;
  const { field: basis } = useController({ control, name: 'prizeBasis' });
  const { field: rate } = useController({ control, name: 'prizeRate' });
  const { prizeBasis = 'total', prizeRate = 0 } = useWatch({ control });
  return (
    <RowDialog
      {...dialog}
      form={form}
      othersDid="ha cambiato queste impostazioni"
      error={form.error}
      submit="Salva Impostazioni"
    >
      <Select
        label={prizeSettingsFields.prizeBasis.label}
        options={Object.entries(bases).map(([id, label]) => ({ id, label }))}
        value={basis.value ?? 'total'}
        onChange={basis.onChange}
      />
      <DraftNumber
        label={prizeSettingsFields.prizeRate.label}
        description="Quanti punti su cento, da 0 a 100."
        value={prizeRate}
        onChange={rate.onChange}
        isDecimal
        minValue={0}
        maxValue={100}
        inputRef={rate.ref}
        badge={<Badge tone="info">%</Badge>}
      />
      {standings && (
        <PoolPreview entries={standings.entries} settings={{ prizeBasis, prizeRate: prizeRate / 100 }} />
      )}
    </RowDialog>
  );
}

interface PoolPreviewProps {
  /** The month's, in order. */
  readonly entries: Parameters<typeof prizePool>[0];
  readonly settings: PrizeSettings;
}

/** The pool that these settings give with the points of now. */
function PoolPreview({ entries, settings }: PoolPreviewProps) {
  const { prizeBasis, prizeRate } = settings;
  const basis = prizePool(entries, { prizeBasis, prizeRate: 1 });
  const whose = prizeBasis === 'total' ? 'di tutti' : 'del primo';
  return (
    <div className={styles.pool} role="status">
      <Text size="sm" tone="muted">
        Montepremi di adesso
      </Text>
      <Numeral value={prizePool(entries, settings)} size="xl" unit="pt" tone="accent" />
      <Text size="sm" tone="muted">
        {inPercent(prizeRate)} dei {formatPoints(basis)} punti {whose} questo mese
      </Text>
    </div>
  );
}
