// The sheet of the shell: the layers' order, the reset, the tokens of both themes, the base rules and the typeface.
import './order.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './base.css.ts';
