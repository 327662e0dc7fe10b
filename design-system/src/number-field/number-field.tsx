import { type ReactNode, type Ref, useEffect } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import * as styles from './number-field.css.ts';
import { useDecimalPoint } from './use-decimal-point.ts';

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
    /** Called with each keystroke, with the number that leaving the field would keep. */
    onType?: (value: number) => void;
    /** A number with up to two decimals, without groups; a typed point stands for the comma. */
    isDecimal?: boolean;
    /** What stands at the right of the number: what it means. */
    badge?: ReactNode;
    /** For moving the focus to an invalid field. */
    inputRef?: Ref<HTMLInputElement>;
  };

const whole = { useGrouping: 'always' } as const;
const decimal = { useGrouping: false, maximumFractionDigits: 2 } as const;

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
  onType,
  isDecimal = false,
  badge,
  inputRef,
  ...rest
}: NumberFieldProps) => (
  <AriaNumberField
    {...rest}
    ref={useDecimalPoint(isDecimal)}
    minValue={minValue}
    onChange={(value) => onChange?.(Number.isNaN(value) ? 0 : value)}
    formatOptions={isDecimal ? decimal : whole}
    isWheelDisabled
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    {({ state }) => (
      <>
        <Label className={field.label}>{label}</Label>
        <div className={styles.boxed}>
          <Input
            ref={inputRef}
            onFocus={({ target }) => target.select()}
            className={`${field.box} ${styles.figures}`}
          />
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </div>
        <FieldNotes description={description} errorMessage={errorMessage} />
        {onType && <Typed value={within(state.numberValue, minValue, rest.maxValue)} onType={onType} />}
      </>
    )}
  </AriaNumberField>
);

const within = (value: number, least: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.max(Number.isNaN(value) ? 0 : value, least), most);

/** Passes on what react-aria parses while one types. */
function Typed({ value, onType }: { value: number; onType: (value: number) => void }) {
  useEffect(() => onType(value), [value, onType]);
  return null;
}
