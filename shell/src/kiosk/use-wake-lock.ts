import { useEffect } from 'react';

/** Keeps the display awake while `isOn`. Plain http in an office network has no wake lock: there the system must do it. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let isEnded = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery; asked for again when the page is shown.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isEnded) await granted?.release();
      else lock = granted;
    };
    void hold();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isEnded = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isOn]);
}
