import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const base = rule({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  lineHeight: 1.05,
});

export const size = rules({
  md: { fontSize: vars.size.md, fontWeight: 650, fontStretch: '100%' },
  lg: { fontSize: vars.size.lg, fontWeight: 800, fontStretch: '108%', letterSpacing: '-0.01em' },
  xl: { fontSize: vars.size.xl, fontWeight: 800, fontStretch: '108%', letterSpacing: '-0.015em' },
  title: { fontSize: vars.size.title, fontWeight: 800, fontStretch: '112%', letterSpacing: '-0.02em' },
});

export const tone = rules({
  primary: { color: vars.text.primary },
  muted: { color: vars.text.muted },
  accent: { color: vars.text.accent },
});

export const unit = rule({
  marginInlineStart: '0.14em',
  fontSize: '0.55em',
  fontWeight: 500,
  fontStretch: '100%',
  letterSpacing: 0,
  color: vars.text.muted,
});
