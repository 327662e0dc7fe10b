import { NumberField, type NumberFieldProps } from '@vetta/design-system/number-field';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface FormNumberProps<Values extends FieldValues, Parsed>
  extends Pick<NumberFieldProps, 'label' | 'minValue' | 'description'> {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPathByValue<Values, number | undefined>;
}

/** A form field for a whole number. It is empty while its value is undefined; emptied again it becomes 0. */
export function FormNumber<Values extends FieldValues, Parsed>({
  control,
  name,
  ...rest
}: FormNumberProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <NumberField
      {...rest}
      name={name}
      // NaN shows an empty field.
      value={field.value ?? Number.NaN}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
    />
  );
}
