import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, asRow, bigFigures, media, vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0 } });

export const page = rule({
  ...asGrid('lg'),
  alignContent: 'center',
  minHeight: 0,
  animation: `${appear} ${vars.motion.normal} ease-out`,
  '@media': { [media.still]: { animation: 'none' } },
});
export const way = rules({
  landscape: {
    width: 'min(100%, 136vmin)',
    justifySelf: 'center',
    // The month's programme has a sentence in each line: most stay in one, and all fit above a strip of letters.
    selectors: { '&:has(> dl)': { width: '100%' } },
  },
  portrait: { gap: vars.space.xxl },
});

export const title = rule({
  fontFamily: vars.font.display,
  fontSize: vars.figure.md,
  fontWeight: 820,
  fontStretch: '116%',
  letterSpacing: '-0.02em',
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const hint = rule({
  fontSize: vars.size.lg,
  lineHeight: 1.25,
  color: vars.text.muted,
  textWrap: 'balance',
});

const panel = `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`;

export const steps = rule({ display: 'grid', gap: vars.space.xs });
export const step = rule({
  ...asRow('lg'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderRadius: vars.radius.lg,
  background: panel,
});
export const action = rule({ fontSize: vars.figure.sm, fontWeight: 600, lineHeight: 1.15 });
export const points = rule({
  ...bigFigures(830),
  fontSize: vars.figure.md,
  fontStretch: '112%',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: vars.text.accent,
});
export const unit = rule({
  fontSize: '0.55em',
  fontWeight: 500,
  fontStretch: '100%',
  color: vars.text.muted,
});

export const lines = rule({ display: 'grid', gap: vars.space.xs, margin: 0 });
export const line = rule({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.lg,
  background: panel,
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  selectors: {
    [`${way.landscape} &`]: { gridTemplateColumns: '9.5em minmax(0, 1fr)', alignItems: 'baseline' },
  },
});
// The longest is «Aggiornamenti»: the column holds it whole.
export const when = rule({ fontWeight: 750, fontStretch: '108%', overflowWrap: 'normal' });
export const what = rule({
  margin: 0,
  color: vars.text.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const answer = rule({
  maxWidth: '34em',
  fontSize: vars.figure.sm,
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
