/** Throws while rendering, until the test marks the document as repaired. */
export default function ThrowsInRender() {
  if (!document.documentElement.dataset.repaired) throw new Error('Thrown while rendering');
  return <main id="contenuto">Disegnato</main>;
}
