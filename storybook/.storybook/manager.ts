import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// The room around the stories wears the night, too.
addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Vetta',
    appBg: '#0b1022',
    appContentBg: '#070b18',
    appPreviewBg: '#070b18',
    barBg: '#0b1022',
    appBorderColor: '#2a3560',
    textColor: '#eef1ff',
    colorSecondary: '#8a5bff',
  }),
});
