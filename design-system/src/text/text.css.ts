import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const base = rule({ minWidth: 0, fontFamily: vars.font.text });

export const tone = rules({
  primary: { color: vars.text.primary },
  muted: { color: vars.text.muted },
  accent: { color: vars.text.accent },
  danger: { color: vars.status.danger },
  success: { color: vars.status.success },
});

export const size = rules({
  sm: { fontSize: vars.size.sm, lineHeight: 1.45 },
  md: { fontSize: vars.size.md, lineHeight: 1.5 },
  lg: { fontSize: vars.size.lg, lineHeight: 1.4 },
});

export const weight = rules({
  normal: { fontWeight: 400 },
  medium: { fontWeight: 550 },
  strong: { fontWeight: 650 },
});

export const lines = rules({
  three: { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' },
  four: { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical' },
  all: {},
});
