import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = Pick<
  AriaTextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'name' | 'autoFocus' | 'isDisabled'
> &
  FieldNotesProps & {
    label: string;
    placeholder?: string;
    /** The number of lines it has room for when empty; it grows with its text. */
    rows?: number;
    /** For moving the focus to an invalid field. */
    inputRef?: Ref<HTMLTextAreaElement>;
  };

/** A field for several lines of text. */
export const TextArea = ({
  label,
  placeholder = '',
  rows = 3,
  description,
  errorMessage,
  inputRef,
  ...rest
}: TextAreaProps) => (
  <AriaTextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className={field.root}>
    <Label className={field.label}>{label}</Label>
    <AriaTextArea
      ref={inputRef}
      rows={rows}
      placeholder={placeholder}
      className={`${field.box} ${styles.area}`}
    />
    <FieldNotes description={description} errorMessage={errorMessage} />
  </AriaTextField>
);
