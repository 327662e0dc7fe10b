import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
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
    label: ReactNode;
    /** Called on blur and Enter. Text that is no number becomes `whenEmptied`, or the least that is allowed; a number out of bounds stays. */
    onChange?: (value: number) => void;
    /** Called with each keystroke, with the number that leaving the field would keep. */
    onType?: (value: number) => void;
    /** What an emptied field becomes; by default 0, or the least that is allowed. */
    whenEmptied?: number;
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
 * does not change it. A number out of bounds is marked at once and never changed into another one.
 */
export const NumberField = ({
  label,
  description,
  errorMessage,
  minValue = 0,
  onChange,
  onType,
  whenEmptied = 0,
  isDecimal = false,
  badge,
  inputRef,
  ...rest
}: NumberFieldProps) => {
  const isTouched = useRef(false);
  const [typed, setTyped] = useState(Number.NaN);
  const { maxValue } = rest;
  const numberOf = (value: number) => (Number.isNaN(value) ? Math.max(whenEmptied, minValue) : value);
  const format = new Intl.NumberFormat('it-IT', isDecimal ? decimal : whole);
  const outOfBounds = () => {
    if (maxValue !== undefined && typed > maxValue) return `Al massimo ${format.format(maxValue)}`;
    return typed < minValue ? `Almeno ${format.format(minValue)}` : undefined;
  };
  const problem = errorMessage ?? outOfBounds();
  return (
    <AriaNumberField
      {...rest}
      ref={useDecimalPoint(isDecimal)}
      minValue={minValue}
      onChange={(value) => onChange?.(numberOf(value))}
      formatOptions={isDecimal ? decimal : whole}
      isWheelDisabled
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
      commitBehavior="validate"
      className={field.root}
    >
      {({ state }) => (
        <>
          <Label className={field.label}>{label}</Label>
          <div className={styles.boxed}>
            <Input
              ref={inputRef}
              onFocus={({ target }) => target.select()}
              onKeyDown={({ key }) => {
                if (key.length === 1) isTouched.current = true;
              }}
              onBlur={() => {
                // Of an empty field react-aria tells nothing when what was typed is no number.
                if (isTouched.current && Number.isNaN(state.numberValue)) onChange?.(numberOf(Number.NaN));
                isTouched.current = false;
              }}
              className={`${field.box} ${styles.figures}`}
            />
            {badge !== undefined && <span className={styles.badge}>{badge}</span>}
          </div>
          <FieldNotes description={description} errorMessage={problem} />
          <Typed
            value={state.numberValue}
            onType={(value) => {
              setTyped(value);
              onType?.(numberOf(value));
            }}
          />
        </>
      )}
    </AriaNumberField>
  );
};

/**
 * Passes on what react-aria parses while one types; NaN for no number. Before the next key: an Enter right after a figure must find
 * the button that saves it switched on.
 */
function Typed({ value, onType }: { value: number; onType: (value: number) => void }) {
  const latest = useRef(onType);
  latest.current = onType;
  useLayoutEffect(() => latest.current(value), [value]);
  return null;
}
