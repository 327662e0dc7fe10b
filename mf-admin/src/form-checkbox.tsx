import { Checkbox } from '@vetta/design-system/checkbox';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface FormCheckboxProps<Values extends FieldValues, Parsed> {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPathByValue<Values, boolean | undefined>;
  readonly children: string;
  readonly description?: string;
}

/** A form field for yes or no. */
export function FormCheckbox<Values extends FieldValues, Parsed>({
  control,
  name,
  ...rest
}: FormCheckboxProps<Values, Parsed>) {
  const { field } = useController({ control, name });
  return (
    <Checkbox {...rest} isSelected={field.value ?? false} onChange={field.onChange} onBlur={field.onBlur} />
  );
}
