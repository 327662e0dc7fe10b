import type { Palette } from './palette.ts';

// What each purpose takes from the palette, in both themes. Washes, the veil, the halo and the gradient follow (colours.ts).
export const purposes = {
  ground: { deep: 'ink', base: 'night' },
  surface: { base: 'slate', raised: 'slate2', hover: 'slate3', sunken: 'night' },
  line: { faint: 'line', control: 'edge' },
  text: { primary: 'snow', muted: 'mist', accent: 'amber', onGlow: 'ink', onBright: 'ink' },
  glow: { start: 'violet', middle: 'coral', end: 'amber' },
  podium: { gold: 'gold', silver: 'silver', bronze: 'bronze', ink: 'ink' },
  movement: { up: 'up', down: 'down', same: 'mist' },
  status: {
    info: 'sky',
    success: 'up',
    warning: 'amber',
    danger: 'alarm',
    dangerFill: 'alarmDeep',
    onDanger: 'snow',
  },
  ridge: { far: 'ridgeFar', middle: 'ridgeMiddle', near: 'ridgeNear' },
  focus: { ring: 'lilac' },
} satisfies Record<string, Record<string, keyof Palette>>;

/** A purpose is any name of the palette, in the shape above. */
export type Purposes = {
  [Group in keyof typeof purposes]: Record<keyof (typeof purposes)[Group], keyof Palette>;
};
