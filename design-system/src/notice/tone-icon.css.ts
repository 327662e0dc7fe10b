import { rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const tone = rules({
  info: { flexShrink: 0, color: vars.status.info },
  success: { flexShrink: 0, color: vars.status.success },
  warning: { flexShrink: 0, color: vars.status.warning },
  error: { flexShrink: 0, color: vars.status.danger },
});
