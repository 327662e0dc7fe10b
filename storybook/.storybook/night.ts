import { create } from 'storybook/theming/create';

/** The room around the stories and the pages between them wear the night, too. */
export const night = create({
  base: 'dark',
  brandTitle: 'Vetta',
  fontBase: "'Archivo Variable', sans-serif",
  appBg: '#0b1022',
  appContentBg: '#070b18',
  appPreviewBg: '#070b18',
  appBorderColor: '#2a3560',
  barBg: '#0b1022',
  textColor: '#eef1ff',
  textMutedColor: '#a3adcf',
  colorPrimary: '#ffb86b',
  colorSecondary: '#b79bff',
});
