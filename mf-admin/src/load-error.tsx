import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';

interface LoadErrorProps {
  /** «I partecipanti non sono arrivati» */
  readonly title: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of data that could not be loaded, with a retry button. */
export const LoadError = ({ title, isRetrying, onRetry }: LoadErrorProps) => (
  <Notice
    tone="error"
    title={title}
    action={
      <Button size="sm" isPending={isRetrying} onPress={onRetry}>
        Riprova
      </Button>
    }
  />
);
