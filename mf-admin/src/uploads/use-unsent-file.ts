import { useCallback, useRef, useState } from 'react';

/** How far a chosen file is from being the field's value. */
export type FileState = 'none' | 'chosen' | 'sending';

/** Sends the chosen file. Resolves to its address; undefined if that failed or was cancelled, which a toast says. */
type Send = () => Promise<string | undefined>;

/** Sends the file that its MediaField, which gets `fileField`, has and did not upload yet, when the form is saved. */
export function useUnsentFile() {
  const [state, setState] = useState<FileState>('none');
  const [file, setFile] = useState<File>();
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const sender = useRef<Send | undefined>(undefined);
  const onFile = useCallback((next: FileState, chosen?: File, send?: Send) => {
    setState(next);
    setFile(chosen);
    sender.current = send;
    if (next === 'none') setRefused(false);
  }, []);
  return {
    isUnsent: state !== 'none',
    /** The file, for a preview of what the save will store. */
    unsentFile: file,
    /** Whether the save waits for the file: for the `saving` of the form. */
    upload: { isPending: isSending, error: null },
    fileField: {
      onFile,
      fileMessage:
        isRefused && state === 'sending'
          ? 'Il file si sta caricando: aspetta la fine, o annulla, prima di salvare.'
          : undefined,
    },
    /** Saves; a chosen file is sent first, and `save` gets its address. While one is being sent, a sentence at the field says so. */
    async withFile(save: (address: string | undefined) => void) {
      if (state === 'none') return save(undefined);
      if (state === 'sending' || !sender.current) return setRefused(true);
      setSending(true);
      const address = await sender.current();
      setSending(false);
      if (address !== undefined) save(address);
    },
  };
}

export type FileField = ReturnType<typeof useUnsentFile>['fileField'];
