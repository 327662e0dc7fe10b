/** Scripts whose letters look like those of another one, and what else there is. */
const scripts = [
  /^\p{Script=Latin}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^\p{Script=Armenian}$/u,
  /^\p{Script=Cherokee}$/u,
];

/**
 * Whether all letters of a name are of one script: «Vеtta» with a Cyrillic «е» is not, and looks like a name that it is not. Signs and
 * digits are of none.
 */
export function isOfOneScript(name: string): boolean {
  const letters = [...name.normalize('NFKC')].filter(
    (sign) => /^\p{L}$/u.test(sign) && !/^\p{Script=Common}$/u.test(sign),
  );
  return new Set(letters.map((letter) => scripts.findIndex((script) => script.test(letter)))).size <= 1;
}
