/** Breaks while it is drawn, as on an answer that nobody foresaw, until the document says that all is well. */
export default function Breaks() {
  if (!document.documentElement.dataset.well) throw new Error('broken while drawing');
  return <main id="contenuto">Disegnato</main>;
}
