import { formatMonth } from '@vetta/contract/client/formats';
import { Disqualification, type Player } from '@vetta/contract/players';
import { tagged } from '@vetta/contract/row-tag';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Text } from '@vetta/design-system/text';
import { Controller, useWatch } from 'react-hook-form';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { useRowForm } from '../kit/edits/use-row-form.ts';
import { type Fields, textField } from '../kit/fields/fields.ts';
import { FormText } from '../kit/form-fields.tsx';
import { useDisqualify } from './disqualification-mutations.ts';
import { causes, ReasonFields, reasonInWords } from './reason.ts';

const TaggedDisqualification = tagged(Disqualification);
const fields = {
  reason: { ...textField('Motivo'), tell: (reason) => `«${reason}»` },
} satisfies Fields<Disqualification>;

interface DisqualifyDialogProps {
  readonly player: Pick<Player, 'id' | 'name'>;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Whether the month is over: it may be final. */
  readonly isPast: boolean;
  readonly onClose: () => void;
}

/**
 * Disqualifies a player for a month, with one of the rules' causes or in the admin's own words. What another admin has done
 * meanwhile is shown; the next save replaces it.
 */
export function DisqualifyDialog({ player, month, isPast, onClose }: DisqualifyDialogProps) {
  const disqualify = useDisqualify();
  const form = useRowForm({
    row: null,
    shape: TaggedDisqualification,
    fields,
    schema: ReasonFields,
    valuesOf: () => ({ words: '' }),
    draftKey: `disqualification/${month}/${player.id}`,
    save: (reason, latest, after) =>
      disqualify.mutate(
        {
          playerId: player.id,
          month,
          reason: reasonInWords(reason),
          replaces: latest?.rowTag ?? null,
        },
        after,
      ),
    saving: [disqualify],
    onClose,
  });
  const { control } = form;
  const isOther = useWatch({ control, name: 'cause' }) === 'other';
  return (
    <RowDialog
      title={`Squalifica ${player.name}`}
      description={formatMonth(month)}
      form={form}
      othersDid={`ha squalificato ${player.name}`}
      nowSentence={(reason) => `Il motivo è ${reason}.`}
      submit="Squalifica"
      tone="danger"
    >
      <Text tone="muted">
        Resta in classifica con i suoi punti e la squalifica accanto al nome: niente premi e niente lotteria
        per questo mese. Il motivo lo vedono gli admin, e sta nel foglio del mese da firmare.
        {isPast && ' Se il mese è già definitivo, vale da quando viene ricalcolato.'}
      </Text>
      <Controller
        control={control}
        name="cause"
        render={({ field, fieldState }) => (
          <RadioGroup
            label="Causa"
            options={causes}
            value={field.value ?? null}
            onChange={field.onChange}
            inputRef={field.ref}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <FormText
        control={control}
        name="words"
        label={isOther ? fields.reason.label : 'Dettagli (facoltativi)'}
        isRequired={isOther}
      />
    </RowDialog>
  );
}
