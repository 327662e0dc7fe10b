import { rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

// Forced colours leave an SVG its own colour.
const lit = (color: string) => ({
  flexShrink: 0,
  color,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const tone = rules({
  info: lit(vars.status.info),
  success: lit(vars.status.success),
  warning: lit(vars.status.warning),
  error: lit(vars.status.danger),
});
