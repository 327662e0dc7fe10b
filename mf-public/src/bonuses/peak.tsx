import type { BonusKey } from '@vetta/contract/bonuses';
import * as styles from './bonus-peaks.css.ts';

export const bonusKeys = [
  'best_day_record',
  'call_beast',
  'first_timer',
  'consistency_king',
  'always_there',
] as const satisfies readonly BonusKey[];

/** Each peak's line from foot to foot in a box of 200 × 120; the summit is its highest point. */
const shapes: Record<BonusKey, { readonly line: string; readonly summit: readonly [x: number, y: number] }> =
  {
    best_day_record: {
      line: '0 116 26 92 40 98 70 52 82 60 104 26 124 62 136 54 168 96 182 90 200 116',
      summit: [104, 26],
    },
    call_beast: {
      line: '0 116 30 84 46 92 72 44 86 22 98 48 112 40 142 84 156 78 200 116',
      summit: [86, 22],
    },
    first_timer: {
      line: '0 116 34 100 56 106 84 78 100 66 118 82 132 78 166 106 200 116',
      summit: [100, 66],
    },
    consistency_king: {
      line: '0 116 20 96 38 86 54 72 70 60 86 46 104 30 118 58 134 52 166 98 200 116',
      summit: [104, 30],
    },
    always_there: {
      line: '0 116 32 88 44 94 66 58 80 64 98 32 110 36 132 66 146 60 174 98 200 116',
      summit: [98, 32],
    },
  };

interface PeakProps {
  readonly bonus: BonusKey;
  /** Whether somebody has it; true where nobody asks. */
  readonly isLit?: boolean;
}

/** A bonus as a peak with a flag at its summit: lit where somebody has it. */
export function Peak({ bonus, isLit = true }: PeakProps) {
  const { line, summit } = shapes[bonus];
  const [x, y] = summit;
  const light = `luce-${bonus}`;
  return (
    <svg viewBox="0 0 200 120" className={styles.peak} aria-hidden="true">
      <linearGradient id={light} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className={isLit ? styles.lit : styles.foot} />
        <stop offset="1" className={styles.foot} />
      </linearGradient>
      <polygon points={`${line} 200 120 0 120`} fill={`url(#${light})`} className={styles.mountain} />
      <polyline points={line} className={styles.edge} />
      <path d={`M${x} ${y}v-22`} className={styles.pole} />
      <path d={`M${x + 1} ${y - 22}h24l-6 6.5 6 6.5h-24Z`} className={isLit ? styles.flag : styles.furled} />
    </svg>
  );
}
