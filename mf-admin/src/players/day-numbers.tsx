import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './player-card.css.ts';

interface DayNumbersProps {
  readonly player: Player;
  /** The player's entry of the chosen day: null without data, undefined while loading. */
  readonly entry: Entry | null | undefined;
}

/** The month's points and the chosen day's numbers. */
export function DayNumbers({ player, entry }: DayNumbersProps) {
  const isAbsent = entry?.absent === true;
  const hasNone = entry === null || isAbsent;
  return (
    <dl className={styles.figures}>
      <Figure name="Totale" value={player.total} />
      <Figure name="Score" value={player.score} />
      <Figure name="Chiamate" value={hasNone ? null : entry?.rings} isAbsent={isAbsent} />
      <Figure name="App. fatti" value={hasNone ? null : entry?.apptDone} isAbsent={isAbsent} />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | null | undefined;
  readonly isAbsent?: boolean;
}

const Figure = ({ name, value, isAbsent = false }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.figureName}>{name}</dt>
    <dd>
      {value === undefined && <Skeleton />}
      {value === null && (
        <span className={isAbsent ? styles.absent : styles.noFigure}>
          {isAbsent ? (
            'assente'
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>Senza dati</VisuallyHidden>
            </>
          )}
        </span>
      )}
      {typeof value === 'number' && <Numeral value={value} size="lg" />}
    </dd>
  </div>
);
