const GIVEN =
  'Giulia, Niccolò, Sara, Marco, Chiara, Alessandro, Francesca, Davide, Elena, Luca, Martina, Andrea, Beatrice, ' +
  'Simone, Ilaria, Matteo, Noemi, Tommaso, Valentina, Pietro, Élena, Riccardo, Camilla, Lorenzo, Arianna, Edoardo, ' +
  'Gaia, Filippo, Alice, Samuele';
const FAMILY =
  "Ferrari, D'Àvila, Esposito, De Luca, Conti, Ricci-Bonaventura, Marino, Greco, Rizzo, Moretti, Lombardi, Dall'Ò, " +
  'Fontana, Santini, Barbieri, Gallo, Caruso, Leone, Bianchi, Longo, Villa, Serra, Colombo, Rinaldi, Martini, Fabbri, ' +
  'Neri, Pellegrini, Sala, Vitale';

/** The teams of a demonstration. */
export const TEAMS = ['Aquile', 'Lupi', 'Stambecchi'];

const given = GIVEN.split(', ');
const family = FAMILY.split(', ');

/** Returns the n-th invented name, from 0. All are different. */
export function inventedName(index: number): string {
  // Each round through the given names meets other family names; after all pairs a number is added.
  const turn = Math.floor(index / given.length);
  const generation = Math.floor(turn / family.length);
  const name = `${given[index % given.length]} ${family[(index + turn) % family.length]}`;
  return generation === 0 ? name : `${name} ${generation + 1}`;
}
