import { rule } from '../theme/layers.css.ts';

export const base = rule({ display: 'flex', flexDirection: 'column', minWidth: 0 });
