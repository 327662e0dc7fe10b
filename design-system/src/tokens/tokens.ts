import { dark } from '../theme/dark.ts';
import { kiosk } from '../theme/kiosk.ts';

export { palette } from '../theme/palette.ts';

/** The values of every token, by theme. Only what shows or exports them reads them; all other code uses `vars`. */
export const themes = { dark, kiosk };
export type Theme = keyof typeof themes;
