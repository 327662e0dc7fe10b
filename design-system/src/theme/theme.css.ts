// The shell's style sheet: order of the layers, reset, tokens of both themes, base rules and typeface.
import './order.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './base.css.ts';
