/**
 * The mountains grow with the width. On wide screens they are scaled down, so that the bright sky above the highest summit
 * stays below the text: `flat` is the scale of their height.
 */
export const wideHorizon = [
  { query: '(min-width: 1500px)', flat: 0.62, height: '40rem' },
  { query: '(min-width: 2000px)', flat: 0.46, height: '54rem' },
] as const;
