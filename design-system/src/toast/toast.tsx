import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button as SmallButton } from '../button/button.tsx';
import * as field from '../field/field.css.ts';
import { ToneIcon } from '../notice/tone-icon.tsx';
import * as styles from './toast.css.ts';
import { tellRoom } from './toast-room.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  /** What to do, below the description. */
  note?: string;
  tone?: 'info' | 'success' | 'error';
  /** A button, which also closes the toast: «Annulla». */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in milliseconds; 5 seconds by default. It stays while it is hovered or focused. */
  stayMs?: number;
};

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** Shows a toast with the outcome of an action. A new toast replaces the old one. */
export const notify = (message: ToastMessage) => {
  queue.clear();
  queue.add(message, { timeout: message.stayMs ?? 5000 });
};

/** The region of the toasts: once in each plugin's root, inside the Provider. A plugin that leaves takes its toast along. */
export const ToastRegion = () => {
  useEffect(() => () => queue.clear(), []);
  return (
    <AriaToastRegion queue={queue} className={styles.region}>
      {({ toast }) => (
        <Toast
          toast={toast}
          ref={tellRoom}
          data-toast
          className={`${styles.toast} ${styles.tone[toast.content.tone ?? 'info']}`}
        >
          <ToneIcon tone={toast.content.tone ?? 'info'} />
          <ToastContent className={styles.words}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {(toast.content.description !== undefined || toast.content.note !== undefined) && (
              <Text slot="description" className={styles.description}>
                {toast.content.description !== undefined && <span>{toast.content.description}</span>}
                {toast.content.note !== undefined && <span>{toast.content.note}</span>}
              </Text>
            )}
          </ToastContent>
          {toast.content.action && (
            <div className={styles.action}>
              <ActionButton toast={toast} action={toast.content.action} />
            </div>
          )}
          <Button slot="close" className={field.inside} aria-label="Chiudi">
            <X size={18} aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
};

type ActionButtonProps = {
  toast: { key: string };
  action: NonNullable<ToastMessage['action']>;
};

const ActionButton = ({ toast, action }: ActionButtonProps) => (
  <SmallButton
    size="sm"
    onPress={() => {
      queue.close(toast.key);
      action.onPress();
    }}
  >
    {action.label}
  </SmallButton>
);
