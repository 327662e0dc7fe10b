import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const line = style({ lineHeight: 1.15, fontWeight: 600, overflowWrap: 'anywhere' });
export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: 830,
  fontStretch: '112%',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const widths = style({ display: 'grid', gap: vars.space.sm });
export const width = style({ fontSize: vars.size.xl, fontWeight: 650, lineHeight: 1.2 });
export const percent = style({ fontSize: vars.size.sm, fontWeight: 400, color: vars.text.muted });
