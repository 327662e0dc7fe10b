interface AllowedValues {
  file: string;
  values: 'all' | readonly string[];
  because: string;
}

/** The values that front ends write outside the tokens. */
export const allowedValues: readonly AllowedValues[] = [
  {
    file: 'mf-public/src/phone/phone-screen.css.ts',
    values: 'all',
    because: 'it is a small picture of the page on a phone, in the proportions of that page',
  },
  {
    file: 'mf-public/src/phone/phone-scene.css.ts',
    values: ['#fff'],
    because: 'cameras read a QR code best on white',
  },
  {
    file: 'mf-public/src/kiosk/roomy.css.ts',
    values: 'all',
    because:
      'it is the walls’ scale of type once more, two fifths larger, for what has a screen almost to itself',
  },
  {
    file: 'shell/src/screen/screen-letters.css.ts',
    values: ['#fff'],
    because: 'cameras read a QR code best on white',
  },
  {
    file: 'shell/src/kiosk/kiosk.css.ts',
    values: ['#000'],
    because: 'a panel that shows black gives no light',
  },
  {
    file: 'shell/src/intro/intro.css.ts',
    values: 'all',
    because: 'the intro follows the times of its film, which its script has too (durations.ts)',
  },
  {
    file: 'design-system/src/film/film.css.ts',
    values: ['#000'],
    because: 'in a mask only the opacity counts',
  },
];
