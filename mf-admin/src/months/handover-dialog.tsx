import { formatDayOfMonth } from '@vetta/contract/client/formats';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { type FormEvent, useState } from 'react';
import { isConflict } from '../is-conflict.ts';
import { useHandOver } from './use-month-mutations.ts';

interface HandoverDialogProps {
  /** The prize as it is now: it follows what other admins change. */
  readonly prize: Tagged<MonthPrize>;
  readonly today: string;
  readonly onClose: () => void;
}

/** Sets or clears the day on which a prize was handed over. */
export function HandoverDialog({ prize, today, onClose }: HandoverDialogProps) {
  const [on, setOn] = useState<string | null>(prize.handover?.on ?? today);
  const [isDayIncomplete, setDayIncomplete] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error, variables } = useHandOver();
  const save = (day: string | null) => mutate({ prize, on: day }, { onSuccess: onClose });
  const problem = isDayIncomplete
    ? `Scrivi un giorno dal ${formatDayOfMonth(firstDay(prize))} a oggi`
    : isTried && on === null
      ? 'Campo obbligatorio'
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (on !== null && !isDayIncomplete) save(on);
  };
  return (
    <Dialog
      title="Consegna del premio"
      description={`${prize.title}${prize.winner ? `, vinto da ${prize.winner.name}` : ''}`}
      isOpen
      isLocked={isPending}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {isConflict(error) && (
            <Notice tone="warning" isAnswer title="Intanto un altro admin ha cambiato la consegna">
              Adesso{' '}
              {prize.handover ? `è segnata al ${formatDayOfMonth(prize.handover.on)}` : 'non è segnata'}.
              Salvando la sostituisci.
            </Notice>
          )}
          <DatePicker
            label="Consegnato il"
            value={on}
            onChange={setOn}
            onIncomplete={setDayIncomplete}
            minValue={firstDay(prize)}
            today={today}
            maxValue={today}
            {...(problem !== undefined && { errorMessage: problem })}
          />
          <DialogActions>
            <Button tone="quiet" isDisabled={isPending} onPress={onClose}>
              Annulla
            </Button>
            {prize.handover && (
              <Button
                isPending={isPending && variables?.on === null}
                isDisabled={isPending}
                onPress={() => save(null)}
              >
                Togli la consegna
              </Button>
            )}
            <Button
              type="submit"
              tone="primary"
              isDisabled={prize.winner === null}
              isPending={isPending && variables?.on !== null}
            >
              Salva
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

const firstDay = ({ month }: MonthPrize) => `${month}-01`;
