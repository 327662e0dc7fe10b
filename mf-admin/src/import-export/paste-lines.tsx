import { Button } from '@vetta/design-system/button';
import { useId, useState } from 'react';
import * as styles from './import-export.css.ts';

interface PasteLinesProps {
  readonly onText: (text: string) => void;
}

/** Takes lines that are pasted, from a CSV file or a spreadsheet. */
export function PasteLines({ onText }: PasteLinesProps) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <div className={styles.paste}>
      <label htmlFor={id} className={styles.pasteLabel}>
        Oppure incolla le righe, con l'intestazione
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        placeholder={'name,date,rings,apptSet,apptDone,alignment\nAda Neri,2026-11-20,88,3,1,true'}
        className={styles.pasteBox}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button isDisabled={text.trim() === ''} onPress={() => onText(text)}>
          Controlla le righe
        </Button>
      </div>
    </div>
  );
}
