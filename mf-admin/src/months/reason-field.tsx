import { TextField } from '@vetta/design-system/text-field';
import { type Control, useController } from 'react-hook-form';

interface ReasonFieldProps {
  readonly control: Control<{ reason: string }>;
  readonly description: string;
}

/** The field «Motivo» of an act that is recorded and cannot be undone. */
export function ReasonField({ control, description }: ReasonFieldProps) {
  const { field, fieldState } = useController({ control, name: 'reason' });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      label="Motivo"
      autoComplete="off"
      description={description}
      errorMessage={fieldState.error?.message}
    />
  );
}
