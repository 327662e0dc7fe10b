import { palette } from '@vetta/design-system/tokens';
import { create } from 'storybook/theming/create';

/** Storybook's own interface and its documentation pages in the product's dark colours. */
export const night = create({
  base: 'dark',
  brandTitle: 'Vetta',
  fontBase: "'Archivo Variable', sans-serif",
  appBg: palette.night,
  appContentBg: palette.ink,
  appPreviewBg: palette.ink,
  appBorderColor: palette.line,
  barBg: palette.night,
  textColor: palette.snow,
  textMutedColor: palette.mist,
  colorPrimary: palette.amber,
  colorSecondary: palette.lilac,
});
