import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { popover } from '../field/popover.css.ts';
import * as select from '../select/select.css.ts';
import * as styles from './combo-box.css.ts';

/** A suggestion; its id is the text that choosing it writes. */
export type ComboBoxOption = { id: string; description: string };

export type ComboBoxProps = FieldNotesProps & {
  /** The field's visible name, a noun: «Chiave». */
  label: string;
  /** The suggestions, in the order in which the list shows them. Typing keeps those whose id or description holds the text. */
  options: ReadonlyArray<ComboBoxOption>;
  /** The text of the field: a suggestion's id, or any other. */
  value: string;
  /** Called with the whole text, at each key and when a suggestion is chosen. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field: the moment to check its text. */
  onBlur?: () => void;
  /** Takes the focus when it appears: the first field of a dialog. */
  autoFocus?: boolean;
  /** For moving the focus to an invalid field. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A field for one line of text with suggestions, which typing narrows. Other texts can be typed, too. */
export const ComboBox = ({
  label,
  options,
  value,
  onChange,
  description,
  errorMessage,
  inputRef,
  ...rest
}: ComboBoxProps) => (
  <AriaComboBox
    {...rest}
    allowsCustomValue
    inputValue={value}
    onInputChange={onChange}
    defaultItems={options}
    defaultFilter={(id, typed) => isFound(options, id, typed)}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    <Group className={field.box}>
      <Input ref={inputRef} className={field.bare} />
      <Button className={field.inside}>
        <ChevronsUpDown size={16} aria-hidden="true" className={select.arrow} />
      </Button>
    </Group>
    <FieldNotes description={description} errorMessage={errorMessage} />
    <Popover className={popover}>
      <ListBox<ComboBoxOption> className={styles.list}>
        {(option) => (
          <ListBoxItem textValue={option.id} className={`${select.option} ${styles.option}`}>
            <span>{option.id}</span> <span className={styles.description}>{option.description}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaComboBox>
);

/** Whether a suggestion has the typed text in its id or in its description. */
function isFound(options: readonly ComboBoxOption[], id: string, typed: string): boolean {
  const description = options.find((option) => option.id === id)?.description ?? '';
  return `${id}\n${description}`.toLocaleLowerCase('it').includes(typed.trim().toLocaleLowerCase('it'));
}
