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

/** Is asked before another page is shown. Returns whether it stops that; `go` shows the page later. */
type Guard = (address: string, go: () => void) => boolean;

const Guards = createContext<RefObject<Guard | null>>({ current: null });

/** Lets a section ask before the admin leaves it, by a link or by a command. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const guard = useRef<Guard>(null);
  const aroundNav = useCallback<AroundNavHandler>((navigate, to, options) => {
    const go = () => navigate(to, options);
    if (!guard.current?.(to, go)) go();
  }, []);
  return (
    <Guards value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </Guards>
  );
}

/**
 * While `isActive`, leaving for another page is stopped and asked about. The browser's «back» and a closed tab are not: what was
 * typed is kept, and shown when the section is opened again.
 */
export function useLeaveGuard(isActive: boolean) {
  const guard = useContext(Guards);
  const [path] = useLocation();
  const [leave, setLeave] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => {
    if (!isActive) return;
    guard.current = (address, go) => {
      const isLeaving = new URL(address, location.origin + path).pathname !== path;
      if (isLeaving) setLeave({ go });
      return isLeaving;
    };
    return () => {
      guard.current = null;
    };
  }, [guard, isActive, path]);
  const stay = () => setLeave(null);
  return {
    /** What the ConfirmDialog that asks takes. */
    question: {
      confirmLabel: 'Esci',
      cancelLabel: 'Resta qui',
      tone: 'neutral',
      isOpen: leave !== null,
      onClose: stay,
      onConfirm: () => {
        stay();
        leave?.go();
      },
    },
    /** Ends the question, and returns a function that leaves after all. */
    leaveLater: () => {
      stay();
      return () => leave?.go();
    },
  } as const;
}
