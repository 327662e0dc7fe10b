import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';

export const root = rule({ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 0 });
export const way = rules({
  landscape: { gap: `calc(${vars.space.xxxl} * 2)` },
  portrait: { flexDirection: 'column', gap: vars.space.xxl },
});

export const invitation = rule({ ...asGrid('xs'), justifyItems: 'center', textAlign: 'center' });

/** Large enough to be scanned from five metres: a tenth of the distance. */
export const code = rule({
  width: '56vmin',
  height: '56vmin',
  background: '#fff',
  borderRadius: vars.radius.xl,
  marginBlockEnd: vars.space.sm,
});

export const words = rule({
  fontSize: vars.figure.sm,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
});
export const address = rule({
  fontSize: vars.size.lg,
  color: vars.text.muted,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
