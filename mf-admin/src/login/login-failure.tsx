import { Notice } from '@vetta/design-system/notice';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { VerificationError } from './verify-key.ts';

interface LoginFailureProps {
  readonly error: Error | null;
  /** The seconds until the next attempt is allowed. */
  readonly wait: number;
}

const waitingTitle = (seconds: number) => `Troppi tentativi, riprova tra ${seconds} s`;

/** Why the last attempt failed. After too many attempts it counts down until the next one is allowed. */
export function LoginFailure({ error, wait }: LoginFailureProps) {
  if (error === null) return null;
  if (!(error instanceof VerificationError)) return <Notice tone="error" title={error.message} />;
  if (error.retryAfter === undefined)
    return (
      <Notice tone="error" title={error.message}>
        {error.reason}
      </Notice>
    );
  if (wait === 0) return <Notice tone="info" title="Ora puoi riprovare" />;
  return (
    <Notice
      tone="error"
      title={
        <>
          {/* Read once: a text that changes each second would be read each second. */}
          <VisuallyHidden>{waitingTitle(error.retryAfter)}</VisuallyHidden>
          <span aria-hidden="true">{waitingTitle(wait)}</span>
        </>
      }
    />
  );
}
