import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { popover } from '../field/popover.css.ts';
import * as styles from './select.css.ts';

export type SelectOption = { id: string; label: string };
type Shared = FieldNotesProps & {
  label: string;
  options: ReadonlyArray<SelectOption>;
  placeholder?: string;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
  /** For moving the focus to an invalid field. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
};
export type SelectProps = Shared & {
  /** The selected option's id; null if none. */
  value: string | null;
  onChange: (id: string) => void;
};
type SelectSeveralProps = Shared & {
  /** The selected options' ids. */
  value: ReadonlyArray<string>;
  /** Gets them in the order of the options. */
  onChange: (ids: string[]) => void;
};

/** A select with a list of options; typing the first letters selects one. */
export const Select = ({ value, onChange, ...shared }: SelectProps) => (
  <AriaSelect
    {...rootOf(shared)}
    value={value}
    onChange={(chosen) => {
      if (chosen !== null) onChange(String(chosen));
    }}
  >
    <Parts {...shared}>
      <Options options={shared.options} />
    </Parts>
  </AriaSelect>
);

/** Several of many options, behind one tab stop: in the list some letters of a name find it, and Enter selects it. */
export const SelectSeveral = ({ value, onChange, ...shared }: SelectSeveralProps) => {
  const search = useRef<HTMLInputElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <AriaSelect
      {...rootOf(shared)}
      selectionMode="multiple"
      value={value}
      onChange={(chosen) => {
        const typed = search.current?.value ?? '';
        // Where nothing matches, Enter still means the last option that did.
        if (!shared.options.some(({ label }) => contains(label, typed))) return;
        onChange(shared.options.flatMap(({ id }) => (chosen.includes(id) ? id : [])));
        // What is typed next is another name.
        search.current?.select();
      }}
    >
      <Parts {...shared}>
        <Autocomplete filter={contains}>
          {/* Not a SearchField, whose first Escape only empties it. */}
          <TextField aria-label="Cerca un nome" type="search" autoFocus className={styles.search}>
            <Input ref={search} placeholder="Cerca un nome" className={field.box} />
          </TextField>
          <Options options={shared.options} />
        </Autocomplete>
      </Parts>
    </AriaSelect>
  );
};

const rootOf = ({ label: _, options: __, description: ___, inputRef: ____, errorMessage, ...rest }: Shared) =>
  ({
    placeholder: 'Scegli…',
    ...rest,
    isInvalid: Boolean(errorMessage),
    validationBehavior: 'aria',
    className: field.root,
  }) as const;

const Parts = ({
  label,
  description,
  errorMessage,
  inputRef,
  children,
}: Shared & { readonly children: ReactNode }) => (
  <>
    <Label className={field.label}>{label}</Label>
    <Button
      {...(inputRef && { ref: inputRef })}
      // React Aria says the message of a wrong select, and not that it is wrong.
      render={(button) => <button {...button} aria-invalid={errorMessage ? true : undefined} />}
      className={`${field.box} ${styles.trigger}`}
    >
      <SelectValue className={styles.value} />
      <ChevronsUpDown size={16} aria-hidden="true" className={styles.arrow} />
    </Button>
    <FieldNotes description={description} errorMessage={errorMessage} />
    <Popover className={popover}>{children}</Popover>
  </>
);

const Options = ({ options }: Pick<Shared, 'options'>) => (
  <ListBox
    items={options}
    className={styles.list}
    renderEmptyState={() => <p className={styles.option}>Nessun nome corrisponde</p>}
  >
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
);
