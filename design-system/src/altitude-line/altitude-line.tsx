import { line } from './altitude-line.css.ts';

export type AltitudeLineProps = {
  /** A number, or the slot of a template that the server fills. */
  value: number | string;
  summit: number;
  /** `''` is a quiet line. */
  tone?: 'gold' | 'silver' | 'bronze' | 'glow' | '' | `{{${string}}}`;
};

/**
 * The product's signature: a thin line along the bottom of a positioned box, whose length is `value / summit`. It is a
 * progress element because the length is then an attribute: the server's HTML needs no style attribute. Hidden from
 * screen readers, since the number stands beside it as text.
 */
export const AltitudeLine = ({ value, summit, tone = '' }: AltitudeLineProps) => (
  <progress
    className={line}
    data-tone={tone}
    value={typeof value === 'number' ? Math.max(0, value) : value}
    max={Math.max(1, summit)}
    aria-hidden="true"
  />
);
