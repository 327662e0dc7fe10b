import { style } from '@vanilla-extract/css';
import { layers } from '@vetta/design-system/theme';

export const row = style({ '@layer': { [layers.product]: { padding: 8 } } });
