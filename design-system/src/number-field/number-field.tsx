import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { figures } from './number-field.css.ts';

export type NumberFieldProps = Pick<
  AriaNumberFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onBlur'
  | 'name'
  | 'autoFocus'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'isRequired'
  | 'isDisabled'
> &
  FieldNotesProps & {
    label: string;
    /** Called on blur and Enter; invalid text becomes 0. */
    onChange?: (value: number) => void;
    /** For moving the focus to an invalid field. */
    inputRef?: Ref<HTMLInputElement>;
  };

/**
 * A field for a whole number in Italian format, at least 0 by default. Focusing it selects its text, and the mouse wheel
 * does not change it.
 */
export const NumberField = ({
  label,
  description,
  errorMessage,
  minValue = 0,
  onChange,
  inputRef,
  ...rest
}: NumberFieldProps) => (
  <AriaNumberField
    {...rest}
    minValue={minValue}
    onChange={(value) => onChange?.(Number.isNaN(value) ? 0 : value)}
    formatOptions={{ useGrouping: 'always' }}
    isWheelDisabled
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    <Input ref={inputRef} onFocus={({ target }) => target.select()} className={`${field.box} ${figures}`} />
    <FieldNotes description={description} errorMessage={errorMessage} />
  </AriaNumberField>
);
