import type { Control } from 'react-hook-form';
import { FormText } from '../form-fields.tsx';

interface ReasonFieldProps {
  readonly control: Control<{ reason: string }>;
  readonly description: string;
}

/** The field «Motivo» of an act that is recorded and cannot be undone. */
export const ReasonField = ({ control, description }: ReasonFieldProps) => (
  <FormText control={control} name="reason" label="Motivo" description={description} isRequired />
);
