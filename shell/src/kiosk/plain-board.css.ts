import { rule } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';

export const board = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.md, height: '100%' });
export const header = rule({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const title = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 830,
  fontStretch: '120%',
});
export const pages = rule({ margin: 0, color: vars.text.muted, fontSize: vars.size.md });

export const rows = rule({
  ...asGrid('xs'),
  gridTemplateRows: 'repeat(5, 1fr)',
  gridTemplateColumns: '1fr 1fr',
  gridAutoFlow: 'column',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(orientation: portrait)': {
      gridTemplateRows: 'repeat(10, 1fr)',
      gridTemplateColumns: '1fr',
    },
  },
});
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '2.2em 1fr auto',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.base,
  fontSize: vars.size.lg,
});
export const position = rule({ color: vars.text.muted, fontWeight: 830, fontStretch: '116%' });
export const name = rule({ fontWeight: 650, fontStretch: '92%', lineHeight: 1.1, overflowWrap: 'anywhere' });
export const total = rule({ fontWeight: 800, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const empty = rule({ margin: 'auto', color: vars.text.muted, fontSize: vars.size.lg });
