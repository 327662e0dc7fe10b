import { Check, ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { popover } from '../field/popover.css.ts';
import * as styles from './select.css.ts';

export type SelectOption = { id: string; label: string };
export type SelectProps = FieldNotesProps & {
  label: string;
  options: ReadonlyArray<SelectOption>;
  /** The selected option's id; null if none. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** A select with a list of options; typing the first letters selects one. */
export const Select = ({
  label,
  options,
  value,
  onChange,
  placeholder = 'Scegli…',
  description,
  errorMessage,
  ...rest
}: SelectProps) => (
  <AriaSelect
    {...rest}
    value={value}
    onChange={(chosen) => {
      if (chosen !== null) onChange(String(chosen));
    }}
    placeholder={placeholder}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    <Button className={`${field.box} ${styles.trigger}`}>
      <SelectValue className={styles.value} />
      <ChevronsUpDown size={16} aria-hidden="true" className={styles.arrow} />
    </Button>
    <FieldNotes description={description} errorMessage={errorMessage} />
    <Popover className={popover}>
      <ListBox items={options} className={styles.list}>
        {(option) => (
          <ListBoxItem textValue={option.label} className={styles.option}>
            {({ isSelected }) => (
              <>
                {option.label}
                {isSelected && <Check size={18} aria-hidden="true" className={styles.tick} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaSelect>
);
