import { Upload } from 'lucide-react';
import { useId } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from '../button/button.tsx';
import * as styles from './file-drop.css.ts';

export type FileDropProps = {
  /** What to do: «Trascina qui un’immagine o un video». */
  label: string;
  /** Which files are taken. */
  hint: string;
  /** The types that the browser's file dialog offers. */
  accept: ReadonlyArray<string>;
  /** Called with any file that is dropped or chosen: check it. */
  onFile: (file: File) => void;
};

/** A place to drop one file, with a button that opens the browser's file dialog. A file can be pasted, too. */
export const FileDrop = ({ label, hint, accept, onFile }: FileDropProps) => {
  const id = useId();
  const takeDropped: DropZoneProps['onDrop'] = async ({ items }) => {
    for (const item of items) if (item.kind === 'file') return onFile(await item.getFile());
  };
  return (
    <DropZone getDropOperation={() => 'copy'} onDrop={takeDropped} className={styles.zone}>
      <Upload size={22} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <Text slot="label" className={styles.label}>
          <span id={`${id}label`}>{label}</span>
        </Text>
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      <FileTrigger
        acceptedFileTypes={accept}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onFile(file);
        }}
      >
        <Button size="sm" aria-describedby={`${id}label ${id}hint`}>
          Sfoglia
        </Button>
      </FileTrigger>
    </DropZone>
  );
};
