import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

const lit = (color: string, wash: string) => ({
  background: wash,
  border: `1px solid color-mix(in srgb, ${color} 35%, transparent)`,
});

export const tone = rules({
  info: lit(vars.status.info, vars.status.infoWash),
  success: lit(vars.status.success, vars.status.successWash),
  warning: lit(vars.status.warning, vars.status.warningWash),
  error: lit(vars.status.danger, vars.status.dangerWash),
});

// Beside the text, or below it if the text needs the width.
export const action = rule({ '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } } });
export const title = rule({ fontWeight: 650 });
export const detail = rule({ fontSize: vars.size.sm, color: vars.text.muted });
