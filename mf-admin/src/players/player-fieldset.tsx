import type { Player } from '@vetta/contract/players';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { TextField } from '@vetta/design-system/text-field';
import { type Control, Controller } from 'react-hook-form';
import { FormNumber } from '../form-number.tsx';
import type { PlayerOutput, PlayerValues } from './player-values.ts';

interface PlayerFieldsetProps {
  readonly control: Control<PlayerValues, unknown, PlayerOutput>;
  readonly player: Player | null;
  readonly today: string;
  /** «In gara dal» was left half-typed. */
  readonly isDateIncomplete: boolean;
  readonly onDateIncomplete: (isIncomplete: boolean) => void;
}

// Hand edits can leave a sum below zero: with a minimum of 0 the field would change it.
const minimumFor = (stored: number | undefined) => Math.min(0, stored ?? 0);

const incomplete = (player: Player | null) =>
  player ? 'Completa la data' : 'Completa la data, oppure svuotala';

/** The form fields of a participant. */
export const PlayerFieldset = ({
  control,
  player,
  today,
  isDateIncomplete,
  onDateIncomplete,
}: PlayerFieldsetProps) => (
  <Stack gap="md">
    <Controller
      control={control}
      name="name"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label="Nome"
          autoComplete="off"
          autoFocus
          errorMessage={fieldState.error?.message}
        />
      )}
    />
    <Grid columns="narrow" gap="sm">
      <FormNumber control={control} name="position" label="Posizione" />
      <FormNumber control={control} name="score" label="Score" minValue={minimumFor(player?.score)} />
      <FormNumber control={control} name="bonus" label="Bonus" minValue={minimumFor(player?.bonus)} />
      <FormNumber control={control} name="total" label="Totale" minValue={minimumFor(player?.total)} />
    </Grid>
    <Text size="sm" tone="muted">
      I punti vengono dai dati di ogni giorno: un numero scritto qui resta come correzione a mano.
    </Text>
    <Controller
      control={control}
      name="joinedOn"
      render={({ field, fieldState }) => (
        <DatePicker
          label="In gara dal"
          value={field.value}
          today={today}
          onChange={field.onChange}
          onIncomplete={onDateIncomplete}
          description={
            player
              ? 'Chi entra dopo il primo del mese non vince i premi del mese.'
              : 'Vuoto: da oggi, o dal 1° del mese se il mese non ha ancora numeri.'
          }
          errorMessage={isDateIncomplete ? incomplete(player) : fieldState.error?.message}
        />
      )}
    />
  </Stack>
);
