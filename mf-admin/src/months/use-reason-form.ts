import { Reason } from '@vetta/contract/values';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { useCheckedForm } from '../use-checked-form.ts';

const WithReason = z.object({ reason: Reason });

/** The form of an act that needs a reason. */
export function useReasonForm() {
  const { control, handleSubmit } = useCheckedForm(WithReason, { reason: '' });
  const { isDirty: isTyped } = useFormState({ control });
  return { control, handleSubmit, isTyped };
}
