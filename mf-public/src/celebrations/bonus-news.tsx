import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { PluginContext } from '@vetta/contract/plugin';
import { romeDay } from '@vetta/contract/rome-time';
import { andOthers } from '../kiosk/and-others.ts';
import { nameWidth } from '../kiosk/name-width.ts';
import * as styles from './celebration-scene.css.ts';
import { type NewBonus, newlyNamed } from './news.ts';

interface BonusNewsProps {
  readonly context: Pick<PluginContext, 'queries' | 'now'>;
  readonly bonuses: readonly NewBonus[];
  /** Whether there is nothing else on the screen. */
  readonly isMain: boolean;
}

const MOST = { main: 6, beside: 2 };

/** Who has new bonus points. Those who have no room are counted. */
export function BonusNews({ context, bonuses, isMain }: BonusNewsProps) {
  const most = isMain ? MOST.main : MOST.beside;
  const shown = bonuses.length <= most ? bonuses : bonuses.slice(0, most - 1);
  const hidden = bonuses.length - shown.length;
  return (
    <ul className={styles.list}>
      {shown.map(({ playerId, name, points }) => (
        <li key={playerId} className={styles.bonus}>
          <span className={`${styles.name} ${styles.width[nameWidth(name)]}`}>
            {name}
            <Which context={context} playerId={playerId} />
          </span>
          <span className={styles.points}>
            +{formatPoints(points)} <span className={styles.unit}>pt di bonus</span>
          </span>
        </li>
      ))}
      {hidden > 0 && <li className={styles.others}>{andOthers(hidden)}</li>}
    </ul>
  );
}

/** The names of the bonuses, on the evening that makes them public. */
function Which({ context, playerId }: Pick<BonusNewsProps, 'context'> & Pick<NewBonus, 'playerId'>) {
  const { data } = useQuery(context.queries.receipt(playerId));
  const names = data ? newlyNamed(data, romeDay(context.now())) : '';
  return names !== '' && <span className={styles.which}>{names}</span>;
}
