import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const root = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '120%',
  letterSpacing: '-0.02em',
  lineHeight: 1,
  color: vars.text.primary,
});

export const size = rules({ md: { fontSize: vars.size.lg }, lg: { fontSize: vars.size.title } });
export const mark = rule({ width: '1.75em', height: '1.1em', flexShrink: 0 });
