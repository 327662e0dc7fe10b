import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNearView } from './use-in-view.ts';

export interface Playback {
  /** The `ref` of the video element. */
  readonly setVideo: (video: HTMLVideoElement | null) => void;
  readonly video: HTMLVideoElement | null;
  /** Grows when the element must be created again. */
  readonly take: number;
  /** Whether the film was needed yet; nothing of it is loaded before. */
  readonly isLoaded: boolean;
  /** Whether the film plays, or will as soon as it is on the screen. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Decides when a film in `frame` loads and plays, on a page that is idle. What the person chose by the button outweighs all else. */
export function usePlayback(frame: RefObject<HTMLElement | null>): Playback {
  const [video, keepVideo] = useState<HTMLVideoElement | null>(null);
  // A transition: React would otherwise render once more in the same task as it creates the video.
  const setVideo = useCallback(
    (created: HTMLVideoElement | null) => startTransition(() => keepVideo(created)),
    [],
  );
  const [chosen, choose] = useState<'play' | 'pause'>();
  const [isLoaded, setLoaded] = useState(false);
  const [take, setTake] = useState(0);
  const isWelcome = useMotionWelcome();
  const isNear = useNearView(frame);
  const isTabVisible = useTabVisible();

  const isOn = chosen === undefined ? isWelcome : chosen === 'play';
  const mayLoad = isOn && isNear;
  const plays = isOn && isNear && isTabVisible;

  useEffect(() => {
    if (mayLoad) setLoaded(true);
  }, [mayLoad]);

  useEffect(() => {
    if (!video) return;
    if (!plays) return video.pause();
    video.play().catch((error: unknown) => {
      // It rejects too when it is paused or removed meanwhile.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      console.info('The browser does not start this film by itself.', error);
      choose('pause');
    });
  }, [video, plays]);

  const freeze = useCallback(() => setTake((before) => before + 1), []);
  useFreeze(video, plays, freeze);
  useEffect(() => () => release(video), [video]);

  const toggle = () => choose(isOn ? 'pause' : 'play');
  return { setVideo, video, take, isLoaded, isOn, toggle };
}

/** Frees the decoder and ends the download of a removed video, which would last until it is collected. */
function release(video: HTMLVideoElement | null): void {
  // In strict mode effects end while the element stays.
  if (!video || video.isConnected) return;
  video.replaceChildren();
  video.load();
}

const useTabVisible = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );

const CHECK_MS = 3_000;

/**
 * Calls `onFreeze` when a playing video that has data stands still: after hours of looping, browsers can stop advancing
 * it without an error.
 */
function useFreeze(video: HTMLVideoElement | null, plays: boolean, onFreeze: () => void): void {
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
const useMotionWelcome = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !matchMedia(reducedMotion).matches && !savesData(),
    () => false,
  );
