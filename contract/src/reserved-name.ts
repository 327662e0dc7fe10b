/**
 * Whether a name is, or looks like, one under which the product itself acts: «Vetta», «npm start», «npm run …», which the
 * Registro shows as «Il comando …». Case, spaces, signs and invisible characters make no difference, nor do other forms of the
 * same letters.
 */
export function isReservedName(name: string): boolean {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  return letters === 'vetta' || /^(npm(start|run)|ilcomando)/.test(letters);
}
