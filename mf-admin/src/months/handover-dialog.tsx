import { withArticle } from '@vetta/contract/client/formats';
import { monthPrizes } from '@vetta/contract/client/month-queries';
import { MonthPrize } from '@vetta/contract/prizes';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { isHandedOver } from '@vetta/contract/to-hand-over';
import { Day } from '@vetta/contract/values';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { putRow } from '../kit/edits/put-row.ts';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { useRowForm } from '../kit/edits/use-row-form.ts';
import type { Fields } from '../kit/fields/fields.ts';
import { useChange } from '../kit/use-admin-mutation.ts';

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
  const handOver = useChange('PUT /api/admin/months/{month}/prizes/{id}/handover', {
    done: (_, { body: { on } }) => ({ title: on === null ? 'Consegna tolta' : 'Consegna registrata' }),
    failed: 'Impossibile registrare la consegna',
    conflict: 'notice',
    keep: (client, { reply }) => putRow(client, monthPrizes(reply.month).queryKey, reply, 'prizeId'),
    isUndoable: true,
  });
  const { isPending } = handOver;
  const handedOn = handOver.variables?.body.on;
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
      const { month, prizeId: id, rowTag: ifMatch } = latest ?? prize;
      if (on === null || !isDayIncomplete)
        handOver.mutate({ params: { month, id }, body: { on }, ifMatch }, after);
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
            isPending={isPending && handedOn === null}
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
          isPending={isPending && handedOn !== null}
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
