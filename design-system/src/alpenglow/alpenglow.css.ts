import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const start = rule({ stopColor: vars.glow.start });
export const middle = rule({ stopColor: vars.glow.middle });
export const end = rule({ stopColor: vars.glow.end });
