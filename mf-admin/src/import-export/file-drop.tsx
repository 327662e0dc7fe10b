import { FileUp } from 'lucide-react';
import { useState } from 'react';
import * as styles from './import-export.css.ts';

interface FileDropProps {
  readonly onFile: (file: File) => void;
}

/** Takes a file that is chosen or dropped. The whole area is the input's label. */
export function FileDrop({ onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className={styles.fileInput}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <FileUp size={28} aria-hidden="true" />
      <span className={styles.dropTitle}>Scegli un file CSV</span>
      <span className={styles.dropHint}>oppure trascinalo qui</span>
    </label>
  );
}
