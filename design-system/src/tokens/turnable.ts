import { palette, themes } from './tokens.ts';

/** A value that a designer can turn, by the name that `Changes` uses: `palette.violet`, `dark.space.md`. */
export interface Turnable {
  name: string;
  /** `palette`, or a group of tokens. */
  group: string;
  value: string;
}

const groups = ['space', 'radius', 'size', 'figure', 'control', 'row', 'motion'] as const;

export const turnableColours: readonly Turnable[] = Object.entries(palette).map(([name, value]) => ({
  name: `palette.${name}`,
  group: 'palette',
  value,
}));

/** Returns the numbers of a theme. Those that a formula gives, such as `clamp()`, are turned in the source. */
export const turnableNumbers = (theme: keyof typeof themes): Turnable[] =>
  groups.flatMap((group) =>
    Object.entries(themes[theme][group])
      .filter(([, value]) => /^\d*\.?\d+[a-z]+$/.test(value) && value !== '999px')
      .map(([name, value]) => ({ name: `${theme}.${group}.${name}`, group, value })),
  );
