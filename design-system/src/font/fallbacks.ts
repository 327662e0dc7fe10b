/**
 * The fonts of readers' machines that stand in for Archivo until it has loaded. The first name that a machine has is used. `drawn`:
 * how much wider the machine draws it than it is.
 */
export const fallbacks = [
  // Windows, macOS and iOS. Those of Linux and ChromeOS are exactly as wide.
  {
    name: 'arial',
    family: 'Archivo Fallback',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    drawn: 1,
  },
  // Android. Its Roboto may be one variable file, whose bold has no name: the regular one is as wide within two per cent.
  {
    name: 'roboto',
    family: 'Archivo Fallback Android',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    drawn: 1,
  },
  // A bare Linux, as on many a wall screen.
  {
    name: 'dejavu',
    family: 'Archivo Fallback Linux',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    // Chromium puts each letter on a whole pixel there, which widens small text: measured on the lines of the first screen.
    drawn: 1.015,
  },
] as const;

/** Archivo's width over a fallback's: of Italian text, and of digits. */
type Ratios = readonly [text: number, digits: number];

export interface FallbackStyle {
  readonly uses: 'regular' | 'bold';
  /** The weights and widths of our styles that take this face. */
  readonly weights: string;
  readonly widths: string;
  /** Where among them the ratios are measured. */
  readonly at: { readonly wght: number; readonly wdth: number };
  readonly ratios: Readonly<Record<(typeof fallbacks)[number]['name'], Ratios>>;
}

const regular = { uses: 'regular', weights: '100 500' } as const;
const bold = { uses: 'bold', weights: '501 900' } as const;

/** The faces that each fallback has. The test beside this file measures the ratios, and prints them if they differ. */
export const fallbackStyles: readonly FallbackStyle[] = [
  {
    ...regular,
    widths: '62% 96%',
    at: { wght: 400, wdth: 88 },
    ratios: { arial: [0.887, 0.93], roboto: [0.892, 0.92], dejavu: [0.783, 0.813] },
  },
  {
    ...regular,
    widths: '97% 125%',
    at: { wght: 400, wdth: 100 },
    ratios: { arial: [0.985, 1.021], roboto: [0.99, 1.011], dejavu: [0.87, 0.893] },
  },
  {
    ...bold,
    widths: '62% 96%',
    at: { wght: 650, wdth: 92 },
    ratios: { arial: [0.901, 0.994], roboto: [0.961, 0.964], dejavu: [0.76, 0.795] },
  },
  {
    ...bold,
    widths: '97% 105%',
    at: { wght: 650, wdth: 100 },
    ratios: { arial: [0.965, 1.059], roboto: [1.029, 1.027], dejavu: [0.813, 0.847] },
  },
  {
    ...bold,
    widths: '106% 110%',
    at: { wght: 800, wdth: 108 },
    ratios: { arial: [1.11, 1.215], roboto: [1.184, 1.178], dejavu: [0.936, 0.972] },
  },
  {
    ...bold,
    widths: '111% 117%',
    at: { wght: 830, wdth: 115 },
    ratios: { arial: [1.198, 1.314], roboto: [1.278, 1.274], dejavu: [1.01, 1.051] },
  },
  {
    ...bold,
    widths: '118% 125%',
    at: { wght: 840, wdth: 122 },
    ratios: { arial: [1.273, 1.397], roboto: [1.358, 1.354], dejavu: [1.073, 1.117] },
  },
];
