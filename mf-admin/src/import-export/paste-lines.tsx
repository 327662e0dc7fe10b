import { Button } from '@vetta/design-system/button';
import { Stack } from '@vetta/design-system/stack';
import { useId } from 'react';
import * as styles from './import-export.css.ts';

interface PasteLinesProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
}

/** Takes lines that are pasted, from a CSV file or a spreadsheet. */
export function PasteLines({ text, onType, onCheck }: PasteLinesProps) {
  const id = useId();
  return (
    <Stack gap="xs">
      <label htmlFor={id} className={styles.pasteLabel}>
        Oppure incolla le righe, con l’intestazione
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        placeholder={
          'Operatore;Data;Chiamate;App. fissati;App. conclusi;Presente\nAda Neri;20/11/2026;88;3;1;sì'
        }
        className={styles.pasteBox}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <div>
        <Button isDisabled={text.trim() === ''} onPress={onCheck}>
          Controlla le righe
        </Button>
      </div>
    </Stack>
  );
}
