import { Button } from '@vetta/design-system/button';
import { ProgressBar } from '@vetta/design-system/progress-bar';
import { Text } from '@vetta/design-system/text';
import type { Ref } from 'react';
import { isFilm } from './file-problem.ts';
import { inMegabytes } from './in-megabytes.ts';
import * as styles from './media-field.css.ts';
import { useFileAddress } from './use-file-address.ts';

interface ChosenFileProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly file: File;
  readonly isSending: boolean;
  /** Whether the form's save sends the file too. */
  readonly isSentOnSave: boolean;
  /** The percentage that has been sent. */
  readonly sent: number;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A file before and while it is uploaded: what it shows, its size, and the buttons that send or drop it. */
export const ChosenFile = ({
  ref,
  file,
  isSending,
  isSentOnSave,
  sent,
  onSend,
  onCancel,
}: ChosenFileProps) => (
  <div ref={ref} className={styles.box}>
    <Preview file={file} />
    <div className={styles.words}>
      <Text weight="strong">{file.name}</Text>
      <Text size="sm" tone="muted">
        {inMegabytes(file.size)}
      </Text>
      {isSentOnSave && (
        <Text size="sm" tone="muted">
          Si carica adesso, o da solo quando salvi.
        </Text>
      )}
    </div>
    {isSending && (
      <div className={styles.progress}>
        <ProgressBar label="Invio del file" value={sent} />
      </div>
    )}
    <div className={styles.actions}>
      <Button size="sm" tone="quiet" onPress={onCancel}>
        Annulla
      </Button>
      <Button size="sm" isPending={isSending} onPress={onSend} autoFocus>
        Carica File
      </Button>
    </div>
  </div>
);

function Preview({ file }: { readonly file: File }) {
  const address = useFileAddress(file);
  const name = `Anteprima di ${file.name}`;
  return (
    <div className={styles.frame}>
      {address !== undefined &&
        (isFilm(file) ? (
          <video src={address} className={styles.picture} aria-label={name} controls muted playsInline />
        ) : (
          <img src={address} className={styles.picture} alt={name} />
        ))}
    </div>
  );
}
