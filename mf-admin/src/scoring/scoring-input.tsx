import type { ScoringChange } from '@vetta/contract/scoring';
import { Badge } from '@vetta/design-system/badge';
import { NumberField } from '@vetta/design-system/number-field';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { scoringFields } from './scoring-fields.ts';

interface ScoringInputProps {
  readonly control: Control<ScoringChange>;
  readonly field: (typeof scoringFields)[number];
  /** The values with what is being typed. */
  readonly typed: ScoringChange;
  readonly onType: Dispatch<SetStateAction<ScoringChange>>;
}

/** One value, with a badge that follows what is typed. */
export function ScoringInput({ control, field, typed, onType }: ScoringInputProps) {
  const { name, label, description, min, max, step, inWords } = field;
  const { field: input, fieldState } = useController({ control, name });
  const type = useCallback(
    (value: number) => onType((before) => (before[name] === value ? before : { ...before, [name]: value })),
    [name, onType],
  );
  return (
    <NumberField
      name={name}
      label={label}
      description={description}
      minValue={min}
      maxValue={max}
      step={step}
      isDecimal={step < 1}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onType={type}
      inputRef={input.ref}
      errorMessage={fieldState.error?.message}
      badge={<Badge tone="info">{inWords(typed[name])}</Badge>}
    />
  );
}
