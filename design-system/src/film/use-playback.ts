import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useFreeze } from './use-freeze.ts';
import { useNearView } from './use-in-view.ts';
import { useMotionWelcome } from './use-motion-welcome.ts';

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
