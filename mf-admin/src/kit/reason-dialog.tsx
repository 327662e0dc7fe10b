import { Reason } from '@vetta/contract/values';
import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from './form-dialog.tsx';
import { FormText } from './form-fields.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const WithReason = z.object({ reason: Reason });

interface ReasonDialogProps
  extends Omit<ComponentProps<typeof FormDialog>, 'onSubmit' | 'isTyped' | 'children'> {
  /** Where the reason is read: «Resta scritto accanto al mese.» */
  readonly readBy: string;
  readonly onSubmit: (given: z.output<typeof WithReason>) => void;
  readonly children?: ReactNode;
}

/** Asks for the reason of an act that is recorded and cannot be undone. */
export function ReasonDialog({ readBy, onSubmit, children, ...dialog }: ReasonDialogProps) {
  const { control, handleSubmit } = useCheckedForm(WithReason, { reason: '' });
  const { isDirty: isTyped } = useFormState({ control });
  return (
    <FormDialog {...dialog} isTyped={isTyped} onSubmit={handleSubmit(onSubmit)}>
      {children}
      <FormText control={control} name="reason" label="Motivo" description={readBy} isRequired />
    </FormDialog>
  );
}
