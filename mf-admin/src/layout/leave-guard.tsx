import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { afterDialog } from '../kit/focus-content.ts';

/** Saves what a section has not saved, and calls `then`. What cannot be saved is shown instead. */
type Save = (then: () => void) => void;

interface Guard {
  /** Is asked before another page is shown. Returns whether it stops that; `go` shows the page later. */
  readonly stops: (address: string, go: () => void) => boolean;
  readonly save: Save | undefined;
}

const Guards = createContext<RefObject<Guard | null>>({ current: null });

/** Lets a section ask before the admin leaves it, by a link or by a command. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const guard = useRef<Guard>(null);
  const aroundNav = useCallback<AroundNavHandler>((navigate, to, options) => {
    const go = () => navigate(to, options);
    if (!guard.current?.stops(to, go)) go();
  }, []);
  return (
    <Guards value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </Guards>
  );
}

/** Returns the question's button that saves first, where the open section can: it closes the question, and calls `then` once all is saved. */
export function useSaveAndLeave() {
  const guard = useContext(Guards);
  return (close: () => void, then: () => void) =>
    guard.current?.save && {
      label: 'Salva ed esci',
      onPress: () => {
        close();
        afterDialog(() => guard.current?.save?.(then));
      },
    };
}

/**
 * While `isActive`, leaving for another page is stopped and asked about; with `save` the question offers to save first. The browser's
 * «back» and a closed tab are not asked about: what was typed is kept, and shown when the section is opened again. Returns what the
 * ConfirmDialog that asks takes.
 */
export function useLeaveGuard(isActive: boolean, save?: Save) {
  const guard = useContext(Guards);
  const [path] = useLocation();
  const [question, setQuestion] = useState<Question | null>(null);
  const saveAndLeave = useSaveAndLeave();
  const stay = () => setQuestion(null);
  const stops = (address: string, go: () => void) => {
    const isLeaving = new URL(address, location.origin + path).pathname !== path;
    if (isLeaving) setQuestion({ go, alternative: saveAndLeave(stay, go) });
    return isLeaving;
  };
  useEffect(() => {
    if (!isActive) return;
    guard.current = { stops, save };
    return () => {
      guard.current = null;
    };
  });
  return {
    confirmLabel: 'Esci',
    cancelLabel: 'Resta qui',
    tone: 'neutral',
    isOpen: question !== null,
    ...(question?.alternative && { alternative: question.alternative }),
    onClose: stay,
    onConfirm: () => {
      stay();
      question?.go();
    },
  } as const;
}

interface Question {
  readonly go: () => void;
  readonly alternative: ReturnType<ReturnType<typeof useSaveAndLeave>>;
}
