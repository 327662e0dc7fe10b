import { Notice } from '@vetta/design-system/notice';
import { PlainButton } from '../plain-button/plain-button.tsx';

interface UnreachableProps {
  /** «Classifica». */
  readonly what: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly onClose?: () => void;
}

/** Stands where a part of the page could not be loaded. */
export const Unreachable = ({ what, isRetrying = false, onRetry, onClose }: UnreachableProps) => (
  <Notice
    tone="error"
    title={`${what} non raggiungibile`}
    action={
      <>
        <PlainButton tone="bright" disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Un momento…' : 'Riprova'}
        </PlainButton>
        {onClose && (
          <PlainButton tone="quiet" onClick={onClose}>
            Chiudi
          </PlainButton>
        )}
      </>
    }
  >
    Controlla la connessione e riprova.
  </Notice>
);
