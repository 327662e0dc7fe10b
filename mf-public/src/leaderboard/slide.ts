import type { Standing } from '@vetta/contract/standings';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Offset {
  readonly left: number;
  readonly top: number;
}

const rowsByPlayer = (list: HTMLElement) =>
  new Map(
    [...list.querySelectorAll<HTMLElement>('[data-player]')].map((row): [string, HTMLElement] => [
      row.dataset.player ?? '',
      row,
    ]),
  );

/** Slides rows from their old to their new place when the order changes (a FLIP animation); not when the size changes. */
export function useSlide(
  list: RefObject<HTMLElement | null>,
  shown: readonly Standing[],
  duration = 300,
): void {
  const before = useRef<{ order: string; offsets: Map<string, Offset> }>({ order: '', offsets: new Map() });
  useLayoutEffect(() => {
    if (!list.current) return;
    const rows = rowsByPlayer(list.current);
    const order = shown.map(({ playerId }) => playerId).join();
    const { order: oldOrder, offsets } = before.current;
    before.current = {
      order,
      // Offsets, not rectangles: scrolling and a running animation do not change them.
      offsets: new Map([...rows].map(([id, { offsetLeft: left, offsetTop: top }]) => [id, { left, top }])),
    };
    if (oldOrder === order || prefersReducedMotion()) return;
    for (const [id, row] of rows) {
      const offset = offsets.get(id);
      if (!offset) continue;
      const [x, y] = [offset.left - row.offsetLeft, offset.top - row.offsetTop];
      if (x === 0 && y === 0) continue;
      row.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  });
}
