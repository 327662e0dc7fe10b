import { useEffect, useRef, useState } from 'react';

/** How long the theme gives a slow movement (milliseconds): longer on walls, 0 for who asked for less motion. */
const duration = () => {
  const slow = getComputedStyle(document.documentElement).getPropertyValue('--vetta-motion-slow');
  return Number.parseFloat(slow) || 0;
};

/** The number to show on the way to `value`: it counts there from the one before, and starts at rest. */
export const useCounted = (value: number) => {
  const [shown, setShown] = useState(value);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    const start = performance.now();
    const whole = duration();
    let frame = 0;
    const step = (now: number) => {
      const part = whole === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
      const eased = 1 - (1 - part) ** 3;
      last.current = part === 1 ? value : Math.round(from + (value - from) * eased);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
};
