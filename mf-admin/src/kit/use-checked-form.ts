import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { inItalian } from './validation.ts';

/**
 * A form whose values `fields` checks. A submit with errors focuses the first invalid field: `defaultValues` has the fields in
 * the order of the screen.
 */
export function useCheckedForm<Values extends FieldValues, Output>(
  fields: z.ZodType<Output, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(fields, inItalian),
    defaultValues,
    // Its own focus comes a second time, later: by then the first field may be valid, as a person types into it.
    shouldFocusError: false,
  });
  const focusFirst = () => {
    // The names of the values are paths to them.
    const names = Object.keys(form.getValues()) as Path<Values>[];
    const invalid = names.map((name) => form.getFieldState(name).error).find((error) => error !== undefined);
    invalid?.ref?.focus?.();
  };
  const handleSubmit: typeof form.handleSubmit = (save) => form.handleSubmit(save, focusFirst);
  return { ...form, handleSubmit };
}
