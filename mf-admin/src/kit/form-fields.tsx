import { Checkbox } from '@vetta/design-system/checkbox';
import { NumberField, type NumberFieldProps } from '@vetta/design-system/number-field';
import { TextArea } from '@vetta/design-system/text-area';
import { TextField, type TextFieldProps } from '@vetta/design-system/text-field';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface FormTextProps<Values extends FieldValues, Parsed> {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPathByValue<Values, string | null | undefined>;
  readonly label: string;
  readonly description?: string | undefined;
  /** Said in words: nothing else tells that a reason must be given. */
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  /** What is pasted into a text of one line, before it is taken. */
  readonly onPaste?: TextFieldProps['onPaste'];
  /** The lines of a text of several lines; without it the text has one line. */
  readonly rows?: number;
}

/** A form field for a text. */
export function FormText<Values extends FieldValues, Parsed>({
  control,
  name,
  rows,
  onPaste,
  isRequired = false,
  description,
  ...rest
}: FormTextProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const words = isRequired ? required(description) : description;
  const shared = {
    ...rest,
    ...input,
    isRequired,
    description: words,
    value: field.value ?? '',
    errorMessage: fieldState.error?.message,
  };
  return rows === undefined ? (
    <TextField {...shared} {...(onPaste && { onPaste })} inputRef={ref} autoComplete="off" />
  ) : (
    <TextArea {...shared} inputRef={ref} rows={rows} />
  );
}

/** Returns the help text of a field that must be filled: `Obbligatorio. Resta scritto accanto al mese.` */
const required = (description: string | undefined): string =>
  ['Obbligatorio.', description].filter(Boolean).join(' ');

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

interface FormNumberProps<Values extends FieldValues, Parsed>
  extends Pick<NumberFieldProps, 'label' | 'minValue' | 'description' | 'whenEmptied'> {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPathByValue<Values, number | null | undefined>;
}

/** A form field for a whole number. It is empty without a value; emptied again it becomes 0, or null if `whenEmptied` is NaN. */
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
      onChange={(value) => field.onChange(Number.isNaN(value) ? null : value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
    />
  );
}
