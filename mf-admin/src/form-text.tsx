import { TextArea } from '@vetta/design-system/text-area';
import { TextField, type TextFieldProps } from '@vetta/design-system/text-field';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface FormTextProps<Values extends FieldValues, Parsed> {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPathByValue<Values, string | null | undefined>;
  readonly label: string;
  readonly description?: string | undefined;
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
  ...rest
}: FormTextProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const shared = { ...rest, ...input, value: field.value ?? '', errorMessage: fieldState.error?.message };
  return rows === undefined ? (
    <TextField {...shared} {...(onPaste && { onPaste })} inputRef={ref} autoComplete="off" />
  ) : (
    <TextArea {...shared} inputRef={ref} rows={rows} />
  );
}
