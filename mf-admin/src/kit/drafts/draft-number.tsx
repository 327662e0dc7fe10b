import { NumberField, type NumberFieldProps } from '@vetta/design-system/number-field';
import { useState } from 'react';

interface DraftNumberProps extends Omit<NumberFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onType'> {
  readonly value: number;
  /** Called with each keystroke. */
  readonly onChange: (value: number) => void;
}

/** A field for a number of a draft, which follows every keystroke. */
export function DraftNumber({ value, onChange, ...rest }: DraftNumberProps) {
  /** The number that the field shows. It stays while somebody types: a new one would replace the text. */
  const [shown, setShown] = useState(value);
  const [typed, setTyped] = useState(value);
  // The draft was changed elsewhere: thrown away, or taken over from another admin.
  if (value !== typed) {
    setTyped(value);
    setShown(value);
  }
  const type = (next: number) => {
    if (next === typed) return;
    setTyped(next);
    onChange(next);
  };
  return (
    <NumberField
      {...rest}
      value={shown}
      onType={type}
      onChange={(next) => {
        setShown(next);
        type(next);
      }}
    />
  );
}
