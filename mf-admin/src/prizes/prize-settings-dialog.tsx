import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Dialog } from '@vetta/design-system/dialog';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { QueryView } from '../queries/query-view.tsx';
import { PrizeSettingsForm } from './prize-settings-form.tsx';
import { prizeSettingsIn } from './prize-settings-in.ts';

interface PrizeSettingsDialogProps {
  /** The leaderboard, whose totals make the pool. */
  readonly board: PublicQueries['leaderboard'];
  readonly onClose: () => void;
}

/** How large the prize pool is. */
export function PrizeSettingsDialog({ board, onClose }: PrizeSettingsDialogProps) {
  const rows = useQuery(settings);
  const totals = useQuery(board).data?.entries.map(({ total }) => total);
  return (
    <Dialog title="Impostazioni Premi" description="Il montepremi del mese" isOpen onClose={onClose}>
      <QueryView
        query={{ ...rows, data: rows.data && prizeSettingsIn(rows.data) }}
        skeleton={
          <Stack gap="md">
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="numeral" width="half" />
          </Stack>
        }
        failed="Le impostazioni non sono arrivate"
      >
        {(row) => <PrizeSettingsForm row={row} totals={totals} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}
