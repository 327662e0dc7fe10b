import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, asRow, media, quietWords, vars } from '@vetta/design-system/theme';

export const draws = rule({ display: 'grid', gap: vars.space.md });

export const card = rule({
  ...asRow('lg'),
  padding: `clamp(${vars.space.md}, 3vw, ${vars.space.lg})`,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.ground.deep} 55%, transparent)`,
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: vars.space.sm },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const words = rule({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.xs });
export const title = rule({ fontSize: vars.size.lg, fontWeight: 750, fontStretch: '110%', lineHeight: 1.2 });
/** Who won, larger than all around it. */
export const winner = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 830,
  fontStretch: '110%',
  lineHeight: 1.1,
  color: vars.text.accent,
  overflowWrap: 'break-word',
});
export const prize = rule({ fontSize: vars.size.lg, fontWeight: 650, lineHeight: 1.25 });
export const text = rule({ maxWidth: '36rem', ...quietWords, textWrap: 'pretty' });

export const code = rule({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
  color: vars.text.primary,
});
/** A block, since only blocks balance their lines. */
export const hash = `${code} ${rule({ display: 'block', textWrap: 'balance' })}`;

export const action = rule({ ...asInline('sm'), marginBlockStart: vars.space.xs });

export const check = rule({
  ...asGrid('xs'),
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.status.success}`,
  selectors: { '&[data-holds=false]': { borderColor: vars.status.danger } },
});
export const verdict = rule({ fontWeight: 700 });
export const steps = rule({ display: 'grid', gap: vars.space.xxs, fontSize: vars.size.sm });
/** Its lines stand beside the sign, not below it. */
export const step = rule({ display: 'flex', gap: vars.space.xs });
export const yes = rule({ color: vars.status.success });
export const no = rule({ color: vars.status.danger });

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.target,
  fontSize: vars.size.sm,
  fontWeight: 600,
  cursor: 'pointer',
});
export const data = rule({ ...asGrid('xxs'), ...quietWords });

export const history = rule({ ...asGrid('xxs'), ...quietWords });
