import { create } from 'storybook/theming/create';

/** Storybook's own interface and its documentation pages in the product's dark colours. */
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
