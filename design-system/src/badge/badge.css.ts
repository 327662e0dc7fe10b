import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  paddingInline: '0.7em',
  paddingBlock: '0.2em',
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.pill,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = rules({
  neutral: { color: vars.text.muted, background: vars.surface.hover },
  info: { color: vars.status.info, background: vars.status.infoWash },
  success: { color: vars.status.success, background: vars.status.successWash },
  warning: { color: vars.status.warning, background: vars.status.warningWash },
  danger: { color: vars.status.danger, background: vars.status.dangerWash },
});
