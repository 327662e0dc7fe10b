import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import * as styles from './radio-group.css.ts';

export type RadioOption = { id: string; label: string };
export type RadioGroupProps = FieldNotesProps & {
  label: string;
  options: ReadonlyArray<RadioOption>;
  /** The selected option's id; null if none. */
  value: string | null;
  onChange: (id: string) => void;
  name?: string;
  isDisabled?: boolean;
  /** For moving the focus to an invalid field: the selected option's input, or the first one's. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A choice among a few options that are all in sight. For a long list, use a Select. */
export const RadioGroup = ({
  label,
  options,
  description,
  errorMessage,
  inputRef,
  ...rest
}: RadioGroupProps) => (
  <AriaRadioGroup
    {...rest}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    {options.map((option) => (
      <Radio
        key={option.id}
        value={option.id}
        {...(option.id === (rest.value ?? options[0]?.id) && inputRef && { inputRef })}
        className={styles.option}
      >
        <span className={styles.mark} />
        {option.label}
      </Radio>
    ))}
    <FieldNotes description={description} errorMessage={errorMessage} />
  </AriaRadioGroup>
);
