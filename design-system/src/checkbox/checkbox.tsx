import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = Pick<
  AriaCheckboxProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'name'
  | 'value'
  | 'isDisabled'
  | 'autoFocus'
  | 'aria-label'
> & {
  children: ReactNode;
  /** A second, muted line. */
  description?: ReactNode;
};

/** A checkbox with a label. */
export const Checkbox = ({ children, description, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className={styles.root}>
    <span className={styles.mark}>
      <Check size={16} strokeWidth={3.5} aria-hidden="true" className={styles.tick} />
    </span>
    <span className={styles.words}>
      {children}
      {description !== undefined && <span className={styles.help}>{description}</span>}
    </span>
  </AriaCheckbox>
);

export type CheckboxGroupProps<Id extends string> = FieldNotesProps & {
  label: string;
  options: ReadonlyArray<{ id: Id; label: string; description?: string }>;
  /** The ticked options' ids. */
  value: ReadonlyArray<Id>;
  /** Gets them in the order of the options. */
  onChange: (ids: Id[]) => void;
};

/** Several of a few options that are all in sight. */
export const CheckboxGroup = <Id extends string>({
  label,
  options,
  value,
  onChange,
  description,
  errorMessage,
}: CheckboxGroupProps<Id>) => (
  <AriaCheckboxGroup
    value={[...value]}
    onChange={(ids) => onChange(options.map(({ id }) => id).filter((id) => ids.includes(id)))}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    {options.map(({ id, label: name, description: help }) => (
      <Checkbox key={id} value={id} description={help}>
        {name}
      </Checkbox>
    ))}
    <FieldNotes description={description} errorMessage={errorMessage} />
  </AriaCheckboxGroup>
);
