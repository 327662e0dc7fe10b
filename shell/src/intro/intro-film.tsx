import type { ReactNode } from 'react';
import * as styles from './intro.css.ts';
import mp4 from './intro.mp4';
import webm from './intro.webm';

interface IntroFilmProps {
  /** Its `IntroFilmSource`s. */
  readonly children: ReactNode;
}

// Android's WebView shows an icon for a film without a poster.
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The intro's film. It starts by itself, before any script. */
export function IntroFilm({ children }: IntroFilmProps) {
  return (
    <video className={styles.film} poster={TRANSPARENT} muted autoPlay playsInline preload="auto">
      {children}
    </video>
  );
}

interface IntroFilmSourceProps {
  readonly src: string;
  readonly type?: string;
}

/** An address of the film. Under `prefers-reduced-motion` browsers do not load it; Chromium and Firefox before 120 ignore `media`. */
export function IntroFilmSource({ src, type }: IntroFilmSourceProps) {
  return <source src={src} type={type} media="(prefers-reduced-motion: no-preference)" />;
}

/** Our own film in two formats: browsers take the first one that they know. */
export const ourFilm = (
  <>
    <IntroFilmSource src={webm} type='video/webm; codecs="av01.0.05M.10"' />
    <IntroFilmSource src={mp4} type="video/mp4" />
  </>
);
