import { Button } from '@vetta/design-system/button';
import { ProgressBar } from '@vetta/design-system/progress-bar';
import { Text } from '@vetta/design-system/text';
import { type Ref, useEffect, useState } from 'react';
import * as styles from './chosen-file.css.ts';
import { inMegabytes } from './in-megabytes.ts';

interface ChosenFileProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly file: File;
  readonly isSending: boolean;
  /** The percentage that has been sent. */
  readonly sent: number;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A file before and while it is uploaded: what it shows, its size, and the buttons that send or drop it. */
export const ChosenFile = ({ ref, file, isSending, sent, onSend, onCancel }: ChosenFileProps) => (
  <div ref={ref} className={styles.box}>
    <Preview file={file} />
    <div className={styles.words}>
      <Text weight="strong">{file.name}</Text>
      <Text size="sm" tone="muted">
        {inMegabytes(file.size)}
      </Text>
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
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  const name = `Anteprima di ${file.name}`;
  return (
    <div className={styles.frame}>
      {address !== undefined &&
        (file.type.startsWith('video/') ? (
          <video src={address} className={styles.picture} aria-label={name} controls muted playsInline />
        ) : (
          <img src={address} className={styles.picture} alt={name} />
        ))}
    </div>
  );
}
