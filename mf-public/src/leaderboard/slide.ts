import type { Standing } from '@vetta/contract/standings';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { movesAllowed } from './motion.ts';

interface Spot {
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

/** Rows that changed places slide from the old one to the new, past each other. Nothing slides for a resize. */
export function useSlide(
  list: RefObject<HTMLElement | null>,
  shown: readonly Standing[],
  duration = 300,
): void {
  const before = useRef<{ order: string; spots: Map<string, Spot> }>({ order: '', spots: new Map() });
  useLayoutEffect(() => {
    if (!list.current) return;
    const rows = rowsByPlayer(list.current);
    const order = shown.map(({ playerId }) => playerId).join();
    const { order: oldOrder, spots } = before.current;
    before.current = {
      order,
      // Offsets rather than rectangles: neither a scroll nor a slide under way changes them.
      spots: new Map([...rows].map(([id, { offsetLeft: left, offsetTop: top }]) => [id, { left, top }])),
    };
    if (oldOrder === order || !movesAllowed()) return;
    for (const [id, row] of rows) {
      const spot = spots.get(id);
      if (!spot) continue;
      const [x, y] = [spot.left - row.offsetLeft, spot.top - row.offsetTop];
      if (x === 0 && y === 0) continue;
      row.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  });
}
