import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';

export type FieldNotesProps = {
  /** Help text; screen readers read it with the field. */
  description?: string | undefined;
  /** The validation error; it marks the field as invalid. */
  errorMessage?: string | undefined;
};

/** The help text and the error below a field. */
export const FieldNotes = ({ description, errorMessage }: FieldNotesProps) => (
  <>
    {!errorMessage && (
      // Even while it says nothing: React Aria links what is there when the field appears, or is right again.
      <Text slot="description" className={styles.note.help}>
        {description}
      </Text>
    )}
    <FieldError className={styles.note.error}>{errorMessage}</FieldError>
  </>
);
