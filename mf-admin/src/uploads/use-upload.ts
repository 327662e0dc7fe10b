import { useMutation } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import { sendFile } from '@vetta/contract/client/send-file';
import { notify } from '@vetta/design-system/toast';
import { useEffect, useRef, useState } from 'react';
import { canRead } from './can-read.ts';

/**
 * Uploads a file; `sent` is the percentage sent so far. It is no `useAdminMutation`: an upload changes no list, it can be
 * cancelled, and an upload that was cancelled is no failure.
 */
export function useUpload(onUploaded: (url: string) => void) {
  const [sent, setSent] = useState(0);
  const controller = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      controller.current = new AbortController();
      return sendFile(file, {
        onProgress: (share) => setSent(Math.floor(share * 100)),
        signal: controller.current.signal,
      });
    },
    onSuccess: ({ url }) => {
      notify({ tone: 'success', title: 'Upload completato' });
      onUploaded(url);
    },
    onError: async (error, file) => {
      if (controller.current?.signal.aborted) return;
      const isGone = !(error instanceof CallError) && !(await canRead(file));
      const reason = isGone
        ? `${file.name} è cambiato, o è stato spostato, dopo che l’hai scelto. Sceglilo di nuovo.`
        : error instanceof CallError
          ? error.serverMessage
          : undefined;
      notify({
        tone: 'error',
        title: 'Errore upload',
        description: reason ?? "Errore durante l'upload",
      });
    },
  });
  const cancel = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  /** Resolves to the file's address; undefined after a failure, which a toast has told. */
  const send = (file: File): Promise<string | undefined> =>
    upload.mutateAsync(file).then(
      ({ url }) => url,
      () => undefined,
    );
  return { send, cancel, sent, isSending: upload.isPending };
}
