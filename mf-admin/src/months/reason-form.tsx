import { Reason } from '@vetta/contract/values';
import { type Control, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { FormText } from '../kit/form-fields.tsx';
import { useCheckedForm } from '../kit/use-checked-form.ts';

const WithReason = z.object({ reason: Reason });

/** The form of an act that needs a reason. */
export function useReasonForm() {
  const { control, handleSubmit } = useCheckedForm(WithReason, { reason: '' });
  const { isDirty: isTyped } = useFormState({ control });
  return { control, handleSubmit, isTyped };
}

interface ReasonFieldProps {
  readonly control: Control<{ reason: string }>;
  readonly description: string;
}

/** The field «Motivo» of an act that is recorded and cannot be undone. */
export const ReasonField = ({ control, description }: ReasonFieldProps) => (
  <FormText control={control} name="reason" label="Motivo" description={description} isRequired />
);
