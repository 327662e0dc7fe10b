import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';

interface AskBeforeLeavingProps {
  /** The guest's part. */
  readonly title: string;
  readonly address: URL;
  readonly onClose: () => void;
}

/** Asks before a guest opens another server: an address can carry out what the guest was given. */
export default function AskBeforeLeaving({ title, address, onClose }: AskBeforeLeavingProps) {
  return (
    <ConfirmDialog
      title={`«${title}» apre ${address.host}`}
      confirmLabel="Apri"
      tone="neutral"
      isOpen
      onClose={onClose}
      onConfirm={() => {
        window.open(address.href, '_blank', 'noopener,noreferrer');
        onClose();
      }}
    >
      È un sito fuori da Vetta, in un’altra scheda. L’indirizzo può portare con sé quello che «{title}» ha
      letto: {address.href.slice(0, 300)}
    </ConfirmDialog>
  );
}
