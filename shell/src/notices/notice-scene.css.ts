import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const base = {
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.lg,
  padding: vars.space.xxl,
  color: vars.text.primary,
  background: vars.surface.base,
  textAlign: 'center',
} as const;
const edge = (colour: string) => ({ borderBlock: `${vars.space.md} solid ${colour}` });

export const cover = rules({
  info: { ...base, ...edge(vars.line.control) },
  festa: { ...base, ...edge(vars.glow.start) },
  urgente: { ...base, ...edge(vars.status.danger) },
});
// Read from five metres: at least a twentieth of the height, upright screens too.
export const title = rule({
  margin: 0,
  color: vars.text.muted,
  fontSize: `max(${vars.figure.md}, 5vh)`,
  fontWeight: 650,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const text = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: `max(${vars.figure.lg}, 5.2vh)`,
  fontWeight: 760,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
