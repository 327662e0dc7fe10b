const GIVEN = [
  'Giulia', 'Niccolò', 'Sara', 'Marco', 'Chiara', 'Alessandro', 'Francesca', 'Davide', 'Elena', 'Luca',
  'Martina', 'Andrea', 'Beatrice', 'Simone', 'Ilaria', 'Matteo', 'Noemi', 'Tommaso', 'Valentina', 'Pietro',
  'Élena', 'Riccardo', 'Camilla', 'Lorenzo', 'Arianna', 'Edoardo', 'Gaia', 'Filippo', 'Alice', 'Samuele',
]; // biome-ignore format: a list of names reads best as a block
const FAMILY = [
  'Ferrari',
  "D'Àvila",
  'Esposito',
  'De Luca',
  'Conti',
  'Ricci-Bonaventura',
  'Marino',
  'Greco',
  'Rizzo',
  'Moretti',
  'Lombardi',
  "Dall'Ò",
  'Fontana',
  'Santini',
  'Barbieri',
  'Gallo',
  'Caruso',
  'Leone',
  'Bianchi',
  'Longo',
  'Villa',
  'Serra',
  'Colombo',
  'Rinaldi',
  'Martini',
  'Fabbri',
  'Neri',
  'Pellegrini',
  'Sala',
  'Vitale',
];

/** The n-th invented name, from 0. No two are the same. */
export function inventedName(index: number): string {
  const turn = Math.floor(index / GIVEN.length);
  const given = GIVEN[index % GIVEN.length] ?? '';
  const family = FAMILY[(index + turn * 7) % FAMILY.length] ?? '';
  const generation = Math.floor(index / (GIVEN.length * FAMILY.length));
  return generation === 0 ? `${given} ${family}` : `${given} ${family} ${generation + 1}`;
}
