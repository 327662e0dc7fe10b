import { type RefObject, useState } from 'react';

/** What translators of browsers (Chrome, Edge) put in the place of a text node. */
const TRANSLATED = 'font';

/**
 * Returns a number that changes with the data if the browser has translated the list: as part of a row's key it makes React draw
 * the row anew. React would otherwise update, or fail to remove, text nodes that are no longer in the page, and a figure would
 * freeze.
 */
export function useRedrawing(list: RefObject<HTMLElement | null>, data: unknown): number {
  const [drawing, setDrawing] = useState(0);
  const [drawn, setDrawn] = useState(data);
  if (drawn !== data) {
    setDrawn(data);
    if (list.current?.querySelector(TRANSLATED)) setDrawing(drawing + 1);
  }
  return drawing;
}
