import { useEffect } from 'react';

const CHECK_MS = 3_000;

/**
 * Calls `onFreeze` when a playing video that has data stands still: after hours of looping, browsers can stop advancing
 * it without an error.
 */
export function useFreeze(video: HTMLVideoElement | null, plays: boolean, onFreeze: () => void): void {
  useEffect(() => {
    if (!video || !plays) return;
    let before = -1;
    const timer = setInterval(() => {
      const { currentTime, paused, seeking, readyState } = video;
      const hasData = readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
      if (hasData && !paused && !seeking && currentTime === before) onFreeze();
      before = currentTime;
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [video, plays, onFreeze]);
}
