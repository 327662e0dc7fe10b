import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { useMemo } from 'react';
import { isLandscape } from '../kiosk/frame.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import * as styles from './phone-scene.css.ts';
import { PhoneScreen } from './phone-screen.tsx';
import { qrPath } from './qr-path.ts';

/** A QR code to the page, and the page's first screen beside it. Left out where no phone reaches the page's address. */
export default function PhoneScene({ context }: SceneProps) {
  const { queries, frame, publicUrl, skip } = context;
  const board = useQuery(queries.leaderboard).data;
  useSkip(skip, publicUrl === null);
  useStillScene(context);
  const code = useMemo(() => (publicUrl ? qrPath(`${publicUrl}/`) : null), [publicUrl]);
  if (!publicUrl || !code) return null;
  return (
    <WallScene context={context} title="La classifica sul tuo telefono">
      <div className={`${styles.root} ${styles.way[isLandscape(frame) ? 'landscape' : 'portrait']}`}>
        <div className={styles.invitation}>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            className={styles.code}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`Codice QR di ${publicUrl}`}
          >
            <path d={code.d} />
          </svg>
          <p className={styles.words}>Inquadra il codice e cerca il tuo nome</p>
          <p className={styles.address}>{new URL(publicUrl).host}</p>
        </div>
        <PhoneScreen entries={board?.entries ?? []} />
      </div>
    </WallScene>
  );
}
