import { useEffect, useRef, useState } from 'react';
import { movesAllowed } from './motion.ts';

const DURATION_MS = 300;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** A number that runs to its new value instead of jumping there; at once where motion is unwanted. */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const show = (number: number) => {
      last.current = number;
      setShown(number);
    };
    const from = last.current;
    if (from === value) return;
    if (!movesAllowed()) return show(value);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / DURATION_MS));
      show(Math.round(from + (value - from) * easeOut(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
