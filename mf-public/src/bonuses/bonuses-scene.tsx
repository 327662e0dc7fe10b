import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { SceneProps } from '@vetta/contract/front-end';
import { isLandscape } from '../kiosk/frame.ts';
import { roomy } from '../kiosk/roomy.css.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import * as styles from './bonuses-scene.css.ts';
import { Peak } from './peak.tsx';

/** The weekly bonuses as peaks, with what each takes. Left out while none is active. */
export default function BonusesScene({ context }: SceneProps) {
  const { data, isError } = useQuery(context.queries.site);
  const bonuses = data?.bonusTypes;
  useSkip(context.skip, bonuses ? bonuses.length === 0 : isError);
  useStillScene(context);
  if (!bonuses || bonuses.length === 0) return null;
  const way = isLandscape(context.frame) ? 'landscape' : 'portrait';
  return (
    <WallScene
      context={context}
      title="Bonus settimanali"
      note="Dal lunedì alla domenica, in classifica alle 23:59"
    >
      <ul className={`${styles.peaks} ${styles.peaksWay[way]} ${way === 'portrait' ? roomy : ''}`}>
        {bonuses.map(({ id, name, bonusKey, points, description }) => (
          <li key={id} className={`${styles.bonus} ${styles.way[way]}`}>
            <div className={styles.picture}>
              <Peak bonus={bonusKey} />
            </div>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.points}>
                {points > 0 && '+'}
                {formatPoints(points)} pt
              </p>
              <p className={styles.condition}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </WallScene>
  );
}
