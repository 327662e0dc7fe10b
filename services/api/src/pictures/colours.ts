/**
 * The page's colours that the pictures use: of the same names and values as in design-system/src/theme/palette.ts, which a
 * service may not import. A test of the tools compares them.
 */
export const colours = {
  ink: '#070b18',
  night: '#0b1022',
  ridgeNear: '#0c1230',
  snow: '#eef1ff',
  mist: '#a3adcf',
  edge: '#7480b0',
  violet: '#8a5bff',
  coral: '#ff7a70',
  amber: '#ffb86b',
  gold: '#f5c451',
  silver: '#cdd6e6',
  bronze: '#d99a6c',
} as const;
