import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = rules({
  info: { background: vars.status.infoWash, boxShadow: `inset 3px 0 0 ${vars.status.info}` },
  success: { background: vars.status.successWash, boxShadow: `inset 3px 0 0 ${vars.status.success}` },
  warning: { background: vars.status.warningWash, boxShadow: `inset 3px 0 0 ${vars.status.warning}` },
  error: { background: vars.status.dangerWash, boxShadow: `inset 3px 0 0 ${vars.status.danger}` },
});

export const icon = rules({
  info: { color: vars.status.info },
  success: { color: vars.status.success },
  warning: { color: vars.status.warning },
  error: { color: vars.status.danger },
});

export const words = rule({ flex: '1 1 14rem', minWidth: 0 });
export const title = rule({ fontWeight: 650 });
export const detail = rule({ fontSize: vars.size.sm, color: vars.text.muted });
