import { useCallback, useState } from 'react';

/** How far a chosen file is from being the field's value. */
export type FileState = 'none' | 'chosen' | 'sending';

const sentences = {
  none: undefined,
  chosen: 'Carica il file scelto, o toglilo, prima di salvare.',
  sending: 'Il file si sta caricando: aspetta la fine, o annulla, prima di salvare.',
} satisfies Record<FileState, string | undefined>;

/** Refuses to save a form while its MediaField, which gets `fileField`, has a file that was not uploaded. */
export function useUnsentFile() {
  const [file, setFile] = useState<FileState>('none');
  const [isRefused, setRefused] = useState(false);
  const onFile = useCallback((state: FileState) => {
    setFile(state);
    if (state === 'none') setRefused(false);
  }, []);
  return {
    isUnsent: file !== 'none',
    fileField: { onFile, fileMessage: isRefused ? sentences[file] : undefined },
    /** Saves, unless a file waits: then a sentence at the field says so. */
    unlessUnsent: (save: () => void) => (file === 'none' ? save() : setRefused(true)),
  };
}

export type FileField = ReturnType<typeof useUnsentFile>['fileField'];
