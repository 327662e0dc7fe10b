import { useLayoutEffect, useRef, useState } from 'react';

interface TelevisionProps {
  /** Of the page on its screen. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** A screen of this many pixels, made as small as the room around it asks for. */
export function Television({ address, width, height }: TelevisionProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width: wide, height: high } = entry.contentRect;
      setScale(Math.min(1, (wide * 0.96) / width, (high * 0.96) / height));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div className="room" ref={room}>
      <iframe
        key={`${width}×${height}`}
        className="television"
        title="Lo schermo"
        src={address}
        width={width}
        height={height}
        style={{ transform: `translate(-50%, -50%) scale(${scale})` }}
      />
    </div>
  );
}
