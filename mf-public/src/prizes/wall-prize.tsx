import { metalOfPlace } from '@vetta/contract/honours';
import { toPerson } from '@vetta/contract/italian-article';
import type { Prize } from '@vetta/contract/prizes';
import { WallPicture } from './wall-picture.tsx';
import * as styles from './wall-prizes.css.ts';

interface WallPrizeProps {
  readonly prize: Prize;
  /** Who would win it today, where the peak above is somebody else's. */
  readonly holder: string | undefined;
  readonly way: keyof typeof styles.prizeWay;
}

/** A prize of the podium: beneath its peak, or in the order of the places on a portrait screen. */
export const WallPrize = ({ prize: { position, title, imageUrl }, holder, way }: WallPrizeProps) => (
  <li className={`${styles.prize} ${styles.prizeWay[way]}`} data-tier={metalOfPlace(position)}>
    <WallPicture address={imageUrl} />
    <div className={styles.words}>
      <p className={styles.place}>{position}° POSTO</p>
      <p className={styles.title}>{title}</p>
      {holder && <p className={styles.holder}>per ora {toPerson(holder)}</p>}
    </div>
  </li>
);
