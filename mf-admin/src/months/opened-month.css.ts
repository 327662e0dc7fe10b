import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

// On paper everything is black on white, whatever the theme.
const ink = {
  [vars.text.primary]: '#000',
  [vars.text.muted]: '#333',
  [vars.podium.gold]: '#000',
  [vars.podium.silver]: '#000',
  [vars.podium.bronze]: '#000',
  [vars.line.faint]: '#888',
  [vars.surface.hover]: '#fff',
};

export const sheet = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  containerType: 'inline-size',
  '@media': { print: { vars: ink, color: '#000', containerType: 'normal' } },
});

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@container': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const onScreen = rule({ '@media': { print: { display: 'none' } } });
