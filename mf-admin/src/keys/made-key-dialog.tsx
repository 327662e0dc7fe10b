import type { MadeKey } from '@vetta/contract/keys';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import * as styles from './keys.css.ts';

interface MadeKeyDialogProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

/** Shows a new key, this once. Neither Escape nor a press outside closes it: a person who has not copied the key would lose it. */
export function MadeKeyDialog({ made: { name, key }, onClose }: MadeKeyDialogProps) {
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(text.current !== null && (await copyText(text.current)));
  return (
    <Dialog
      title={`La chiave «${name}»`}
      description="Si vede solo adesso: copiala e mettila al sicuro. Se va persa, si revoca e se ne crea un’altra."
      isOpen
      isLocked
      onClose={onClose}
    >
      <Stack gap="lg">
        <code ref={text} className={styles.shownKey}>
          {key}
        </code>
        <p role="status">
          {isCopied === true && 'Copiata.'}
          {isCopied === false && 'Il browser non la copia da solo: è selezionata, copiala con Ctrl+C.'}
        </p>
        <DialogActions>
          <Button tone={isCopied === undefined ? 'quiet' : 'primary'} onPress={onClose}>
            Chiudi
          </Button>
          <Button tone={isCopied === undefined ? 'primary' : 'neutral'} autoFocus onPress={() => void copy()}>
            Copia la chiave
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
