import { MAX_UPLOAD_MB } from '@vetta/contract/uploads';
import { FileDrop } from '@vetta/design-system/file-drop';
import { Notice } from '@vetta/design-system/notice';
import { TextField } from '@vetta/design-system/text-field';
import { useEffect, useRef, useState } from 'react';
import { ChosenFile } from './chosen-file.tsx';
import { fileProblem, UPLOAD_TYPES } from './file-problem.ts';
import * as styles from './media-field.css.ts';
import type { FileState } from './use-unsent-file.ts';
import { useUpload } from './use-upload.ts';

interface MediaFieldProps {
  readonly label: string;
  /** The address of an image or a video; empty for none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly onBlur?: () => void;
  readonly description?: string;
  readonly errorMessage?: string | undefined;
  /** Called with the state of a chosen file, which is no value before it is uploaded, with the file and with what uploads it. */
  readonly onFile?: (state: FileState, file?: File, send?: () => Promise<string | undefined>) => void;
  /** What is wrong with the chosen file. */
  readonly fileMessage?: string | undefined;
}

const aboutAddress = (isFileChosen: boolean): string =>
  isFileChosen
    ? 'Vale il file scelto qui sopra.'
    : 'Per un’immagine o un video che sono già in rete. Con un file si compila da sé.';

/** A field for an image or a video: a file that is dropped or chosen and then uploaded, or an address. */
export function MediaField({
  label,
  value,
  onChange,
  onBlur,
  description,
  errorMessage,
  onFile,
  fileMessage,
}: MediaFieldProps) {
  const address = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>(null);
  const drop = () => {
    const focused = document.activeElement;
    // Somebody who is typing in another field keeps the focus.
    if (focused === document.body || box.current?.contains(focused)) address.current?.focus();
    setFile(null);
  };
  const { send, cancel, sent, isSending } = useUpload((url) => {
    onChange(url);
    drop();
  });
  const state = file === null ? 'none' : isSending ? 'sending' : 'chosen';
  const sendChosen = useRef(send);
  useEffect(() => {
    sendChosen.current = send;
  });
  useEffect(() => {
    if (file === null) onFile?.(state);
    else onFile?.(state, file, () => sendChosen.current(file));
  }, [state, file, onFile]);
  // A form goes on without the field.
  useEffect(() => () => onFile?.('none'), [onFile]);
  const choose = (chosen: File) => {
    const found = fileProblem(chosen);
    setProblem(found);
    if (found === null) setFile(chosen);
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {file ? (
        <ChosenFile
          ref={box}
          file={file}
          isSending={isSending}
          isSentOnSave={onFile !== undefined}
          sent={sent}
          onSend={() => send(file)}
          onCancel={() => (isSending ? cancel() : drop())}
        />
      ) : (
        <FileDrop
          label="Scegli un file, o trascinalo qui"
          hint={`.jpg, .png o .mp4, fino a ${MAX_UPLOAD_MB} MB`}
          accept={UPLOAD_TYPES}
          onFile={choose}
        />
      )}
      {fileMessage !== undefined && <Notice tone="error" isAnswer title={fileMessage} />}
      {problem && (
        <Notice tone="error" title={problem.title}>
          {problem.detail}
        </Notice>
      )}
      <TextField
        label="Oppure incolla un indirizzo (URL)"
        value={value}
        onChange={onChange}
        {...(onBlur && { onBlur })}
        inputRef={address}
        autoComplete="off"
        placeholder="https://…"
        description={[description, aboutAddress(file !== null)].filter(Boolean).join(' ')}
        errorMessage={errorMessage}
      />
    </fieldset>
  );
}
