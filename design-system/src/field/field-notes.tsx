import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';

export type FieldNotesProps = {
  /** What helps to fill it in; read with the field. */
  description?: string | undefined;
  /** What is wrong and what to do; its presence marks the field as invalid. */
  errorMessage?: string | undefined;
};

/** The lines under a field. */
export const FieldNotes = ({ description, errorMessage }: FieldNotesProps) => (
  <>
    {description !== undefined && !errorMessage && (
      <Text slot="description" className={styles.note.help}>
        {description}
      </Text>
    )}
    <FieldError className={styles.note.error}>{errorMessage}</FieldError>
  </>
);
