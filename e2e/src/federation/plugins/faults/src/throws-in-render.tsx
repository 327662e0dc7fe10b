let drawn = 0;

/** Breaks the first time it is drawn, as after an answer that nobody foresaw; then it is well. */
export default function Breaks() {
  drawn += 1;
  // React draws once more before it gives up.
  if (drawn <= 2) throw new Error('broken while drawing');
  return <main id="contenuto">Disegnato</main>;
}
