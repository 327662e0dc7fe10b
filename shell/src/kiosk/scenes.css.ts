import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const root = rule({ position: 'relative', height: '100%' });

export const plain = rule({ height: '100%' });

const appear = keyframes({ from: { visibility: 'hidden' } });
/** The first scene usually paints sooner; then the plain board is never seen. */
export const waiting = rule({ height: '100%', animation: `${appear} 1ms ${vars.motion.wait} backwards` });
