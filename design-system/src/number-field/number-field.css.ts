import { rule } from '../theme/layers.css.ts';

export const figures = rule({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });
