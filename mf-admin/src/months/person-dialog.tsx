import { capital, formatMonth } from '@vetta/contract/client/formats';
import { monthOf } from '@vetta/contract/rome-time';
import type { Standing } from '@vetta/contract/standings';
import { Dialog } from '@vetta/design-system/dialog';
import { useState } from 'react';
import { monthInWords } from '../day/in-words.ts';
import { DisqualificationRow } from '../disqualifications/disqualification-row.tsx';
import { DisqualifyDialog } from '../disqualifications/disqualify-dialog.tsx';
import { pointsAndPlace } from './standing-in-words.ts';

interface PersonDialogProps {
  readonly standing: Standing;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** How a person stands in a month, and whether they are in the contest for it. */
export function PersonDialog({ standing, month, today, onClose }: PersonDialogProps) {
  const [isDisqualifying, setDisqualifying] = useState(false);
  const player = { id: standing.playerId, name: standing.name };
  return (
    <>
      <Dialog
        title={standing.name}
        description={`${capital(formatMonth(month))}: ${pointsAndPlace(standing)}`}
        isOpen
        hasClose
        onClose={onClose}
      >
        <ul>
          <DisqualificationRow
            player={player}
            month={month}
            monthName={monthInWords(`${month}-01`, today)}
            onDisqualify={() => setDisqualifying(true)}
          />
        </ul>
      </Dialog>
      {isDisqualifying && (
        <DisqualifyDialog
          player={player}
          month={month}
          isPast={month < monthOf(today)}
          onClose={() => setDisqualifying(false)}
        />
      )}
    </>
  );
}
