// The raw colours, each of another value. The themes use them; all other code uses the themes' tokens.
export const palette = {
  ink: '#070b18',
  night: '#0b1022',
  slate: '#131a33',
  slate2: '#1b2444',
  slate3: '#253056',
  line: '#2a3560',
  // The darkest line colour with a contrast of 3:1 on every surface, as borders of controls need (WCAG 1.4.11).
  edge: '#7480b0',
  snow: '#eef1ff',
  mist: '#a3adcf',
  violet: '#8a5bff',
  lilac: '#b79bff',
  coral: '#ff7a70',
  amber: '#ffb86b',
  gold: '#f5c451',
  silver: '#cdd6e6',
  bronze: '#d99a6c',
  up: '#5fe0b0',
  down: '#e59ab0',
  sky: '#8cc8ff',
  alarm: '#ff97a0',
  alarmDeep: '#b3304a',
  ridgeFar: '#242c57',
  ridgeMiddle: '#161e40',
  ridgeNear: '#0c1230',
} as const;

/** Colours by their names, also turned ones. */
export type Palette = Record<keyof typeof palette, string>;

/** Returns the colour with an opacity of `strength`, 0 to 1, as `#rrggbbaa`. */
export const wash = (hex: string, strength: number) =>
  `${hex}${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`;
