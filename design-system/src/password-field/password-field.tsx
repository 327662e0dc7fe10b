import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as field from '../field/field.css.ts';
import { FieldNotes } from '../field/field-notes.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field with a button that shows the text. */
export const PasswordField = ({
  label,
  placeholder = '',
  description,
  errorMessage,
  isDisabled = false,
  ...rest
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      isDisabled={isDisabled}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.root}
    >
      <Label className={field.label}>{label}</Label>
      <Group className={field.box} isInvalid={Boolean(errorMessage)} isDisabled={isDisabled}>
        <Input className={field.bare} placeholder={placeholder} spellCheck={false} autoCapitalize="none" />
        <Button
          className={field.inside}
          aria-label={isShown ? 'Nascondi' : 'Mostra'}
          onPress={() => setShown(!isShown)}
          isDisabled={isDisabled}
        >
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
};
