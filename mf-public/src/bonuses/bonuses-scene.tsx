import { useQuery } from '@tanstack/react-query';
import { formatPoints, withArticle } from '@vetta/contract/client/formats';
import type { SceneProps } from '@vetta/contract/front-end';
import type { Site } from '@vetta/contract/site';
import { andOthers } from '../kiosk/and-others.ts';
import { isLandscape } from '../kiosk/frame.ts';
import { nameWidth } from '../kiosk/name-width.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import * as styles from './bonuses-scene.css.ts';
import { Peak } from './peak.tsx';

/** The weekly bonuses as peaks, with what each takes and who had it in the last week that is settled. Left out while none is active. */
export default function BonusesScene({ context }: SceneProps) {
  const { data, isError } = useQuery(context.queries.site);
  const bonuses = data?.bonusTypes;
  useSkip(context.skip, bonuses ? bonuses.length === 0 : isError);
  useStillScene(context);
  if (!bonuses || bonuses.length === 0) return null;
  const week = data.lastWeek;
  const way = isLandscape(context.frame) ? 'landscape' : 'portrait';
  return (
    <WallScene
      context={context}
      title="Bonus settimanali"
      note={
        week
          ? `Chi li ha presi nella settimana ${withArticle('del', week.start)}`
          : 'Dal lunedì alla domenica, in classifica alle 23:59'
      }
    >
      <ul className={`${styles.peaks} ${styles.peaksWay[way]}`}>
        {bonuses.map(({ id, name, bonusKey, points, description }) => {
          const holders = week?.bonuses.find(({ bonusTypeId }) => bonusTypeId === id);
          return (
            <li key={id} className={`${styles.bonus} ${styles.way[way]}`}>
              <div className={styles.picture}>
                <Peak bonus={bonusKey} isLit={holders !== undefined} />
              </div>
              <div className={styles.words}>
                <div className={styles.head}>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.points}>
                    {points > 0 && '+'}
                    {formatPoints(points)} pt
                  </p>
                </div>
                <p className={styles.condition}>{description}</p>
                <p className={holders ? styles.holders : styles.condition}>
                  {holders ? inWords(holders) : 'ancora nessuno'}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </WallScene>
  );
}

type Holders = NonNullable<Site['lastWeek']>['bonuses'][number];

/** A name that has room on one line stays on one. */
const unbroken = (name: string) => (nameWidth(name) === 'tight' ? name : name.replaceAll(' ', '\u00a0'));

const inWords = ({ names, others }: Holders) =>
  `${names.map(unbroken).join(', ')}${others === 0 ? '' : ` ${andOthers(others)}`}`;
