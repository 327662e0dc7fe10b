import { purposes } from '../theme/purposes.ts';
import { palette, themes } from './tokens.ts';

/** A value that a designer can turn, by the name that `Changes` uses: `palette.violet`, `purpose.glow.start`, `dark.space.md`. */
export interface Turnable {
  name: string;
  /** `palette`, `purpose`, or a group of tokens. */
  group: string;
  /** A colour, the name of one for a purpose, or a number with its unit. */
  value: string;
}

const groups = ['space', 'radius', 'size', 'figure', 'control', 'row', 'motion'] as const;

export const turnableColours: readonly Turnable[] = Object.entries(palette).map(([name, value]) => ({
  name: `palette.${name}`,
  group: 'palette',
  value,
}));

export const turnablePurposes: readonly Turnable[] = Object.entries(purposes).flatMap(([group, names]) =>
  Object.entries(names).map(([name, value]) => ({
    name: `purpose.${group}.${name}`,
    group: 'purpose',
    value,
  })),
);

/** Returns the numbers of a theme. Those that a formula gives, such as `clamp()`, are turned in the source. */
export const turnableNumbers = (theme: keyof typeof themes): Turnable[] =>
  groups.flatMap((group) =>
    Object.entries(themes[theme][group])
      .filter(([, value]) => /^\d*\.?\d+[a-z]+$/.test(value) && value !== '999px')
      .map(([name, value]) => ({ name: `${theme}.${group}.${name}`, group, value })),
  );
