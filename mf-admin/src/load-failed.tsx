import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';

interface LoadFailedProps {
  /** What could not be read: «I partecipanti non sono arrivati». */
  readonly title: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of something that could not be read. */
export const LoadFailed = ({ title, isRetrying, onRetry }: LoadFailedProps) => (
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
