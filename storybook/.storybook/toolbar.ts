import type { Preview } from '@storybook/react-vite';
import type { Chosen } from './follow-toolbar.ts';

/** What a designer switches in the toolbar; each choice holds for all stories. */
export const toolbar: Preview['globalTypes'] = {
  theme: {
    description: 'Tema',
    toolbar: {
      title: 'Tema',
      icon: 'contrast',
      items: [
        { value: 'dark', title: 'Notte (pagine)', icon: 'moon' },
        { value: 'kiosk', title: 'Schermo in ufficio', icon: 'tablet' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Dimensione del testo scelta da chi legge',
    toolbar: {
      title: 'Testo',
      icon: 'zoom',
      items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Testo ${value} %` })),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Movimento',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'free', title: 'Con movimento' },
        { value: 'reduced', title: 'Meno movimento' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'Colori imposti dal sistema',
    toolbar: {
      icon: 'accessibility',
      items: [
        { value: 'ours', title: 'Colori nostri' },
        { value: 'forced', title: 'Colori del sistema (approssimati)' },
      ],
      dynamicTitle: true,
    },
  },
};

export const chosenAtFirst: Chosen = {
  theme: 'dark',
  textSize: '100',
  motion: 'free',
  colours: 'ours',
  tokens: '',
};

const screen = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const screens = {
  reflow: screen('Il più stretto', 320, 640),
  phone: screen('Telefono', 390, 844),
  sideways: screen('Telefono di lato', 844, 390),
  tablet: screen('Tablet', 768, 1024),
  laptop: screen('Portatile', 1280, 800),
  smallLaptop: screen('Portatile basso, proiettore', 1280, 720),
  wall: screen('Schermo', 1920, 1080),
  portraitWall: screen('Schermo verticale', 1080, 1920),
  largeWall: screen('Schermo 4K', 3840, 2160),
};
