import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

// Chromium alone has it, and TypeScript does not know it.
const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

function onChange(changed: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether films may start by themselves: not with `prefers-reduced-motion` or Save-Data, and not before scripts run. */
export const useMotionWelcome = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !matchMedia(reducedMotion).matches && !savesData(),
    () => false,
  );
