import { isVideo } from '@vetta/contract/media-kind';
import { useState } from 'react';
import * as styles from './wall-prizes.css.ts';

/** A prize's picture or film, 16:9, without a button: nobody can press it. Nothing if there is none, or if it fails. */
export function WallPicture({ address }: { readonly address: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!address || broken === address) return null;
  const fail = () => setBroken(address);
  return isVideo(address) ? (
    <video
      key={address}
      className={styles.picture}
      src={address}
      muted
      loop
      playsInline
      autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      onError={fail}
    />
  ) : (
    <img className={styles.picture} src={address} alt="" onError={fail} />
  );
}
