import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';

export type TextFieldProps = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'isRequired'
  | 'isDisabled'
> &
  FieldNotesProps & {
    label: string;
    placeholder?: string;
    /** What is pasted, before it is taken. */
    onPaste?: NonNullable<AriaTextFieldProps['onPaste']>;
    /** For moving the focus to an invalid field. */
    inputRef?: Ref<HTMLInputElement>;
  };

/** A field for one line of text. */
export const TextField = ({
  label,
  placeholder = '',
  description,
  errorMessage,
  inputRef,
  ...rest
}: TextFieldProps) => (
  <AriaTextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className={field.root}>
    <Label className={field.label}>{label}</Label>
    <Input ref={inputRef} className={field.box} placeholder={placeholder} />
    <FieldNotes description={description} errorMessage={errorMessage} />
  </AriaTextField>
);
