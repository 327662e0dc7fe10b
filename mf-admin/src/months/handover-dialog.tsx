import { withArticle } from '@vetta/contract/client/formats';
import { MonthPrize } from '@vetta/contract/prizes';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { isHandedOver } from '@vetta/contract/to-hand-over';
import { Day } from '@vetta/contract/values';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { useRowForm } from '../kit/edits/use-row-form.ts';
import type { Fields } from '../kit/fields/fields.ts';
import { useHandOver } from './month-mutations.ts';

const TaggedPrize = tagged(MonthPrize);
const HandoverForm = z.object({
  on: Day.nullable().refine((on): boolean => on !== null, 'Campo obbligatorio'),
});

const handoverInWords = (handover: MonthPrize['handover']) =>
  handover === null ? 'non è segnata' : `è segnata ${withArticle('al', handover.on)}`;
const fields = {
  handover: { label: 'Consegna', name: 'consegna', show: handoverInWords, tell: handoverInWords },
} satisfies Fields<MonthPrize>;

interface HandoverDialogProps {
  readonly prize: Tagged<MonthPrize>;
  readonly today: string;
  readonly onClose: () => void;
}

/** Sets or clears the day on which a prize was handed over. */
export function HandoverDialog({ prize, today, onClose }: HandoverDialogProps) {
  const [isDayIncomplete, setDayIncomplete] = useState(false);
  const handOver = useHandOver();
  const { isPending, variables } = handOver;
  const form = useRowForm({
    row: prize,
    shape: TaggedPrize,
    fields,
    schema: HandoverForm,
    // The day of a handover to somebody else is not the winner's.
    valuesOf: (row: MonthPrize | null) => ({
      on: row && isHandedOver(row) ? (row.handover?.on ?? today) : today,
    }),
    draftKey: `handover/${prize.month}/${prize.prizeId}`,
    save({ on }, latest, after) {
      if (on === null || !isDayIncomplete) handOver.mutate({ prize: latest ?? prize, on }, after);
    },
    saving: [handOver],
    onClose,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'on' });
  const firstDay = `${prize.month}-01`;
  return (
    <RowDialog
      title="Consegna del premio"
      description={`${prize.title}${prize.winner ? `, vinto da ${prize.winner.name}` : ''}`}
      form={form}
      othersDid="ha cambiato la consegna"
      nowSentence={(now) => `Adesso ${now}.`}
      actions={
        form.latest?.handover && (
          <Button
            isPending={isPending && variables.on === null}
            isDisabled={isPending}
            onPress={() => form.saveAs({ on: null })}
          >
            Togli la consegna
          </Button>
        )
      }
      submit={
        <Button
          type="submit"
          tone="primary"
          isDisabled={prize.winner === null}
          isPending={isPending && variables.on !== null}
        >
          Salva
        </Button>
      }
    >
      <DatePicker
        label="Consegnato il"
        value={field.value}
        onChange={field.onChange}
        onIncomplete={setDayIncomplete}
        minValue={firstDay}
        today={today}
        maxValue={today}
        errorMessage={
          isDayIncomplete
            ? `Scrivi un giorno ${withArticle('dal', firstDay)} a oggi`
            : fieldState.error?.message
        }
      />
    </RowDialog>
  );
}
