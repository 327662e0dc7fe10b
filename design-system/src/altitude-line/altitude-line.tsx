import { base, tone as tones } from './altitude-line.css.ts';

export type AltitudeLineProps = {
  /** A number, or the text that stands for it in a template of the server. */
  value: number | string;
  summit: number;
  tone?: keyof typeof tones;
};

/**
 * The signature: a thin line along the bottom of a positioned box, as long as `value` is of `summit`. A progress
 * element, because its length is an attribute: HTML from the server needs no style attribute. The number stands in
 * words beside it, so those who listen are spared it.
 */
export const AltitudeLine = ({ value, summit, tone = 'quiet' }: AltitudeLineProps) => (
  <progress
    className={`${base} ${tones[tone]}`}
    value={typeof value === 'number' ? Math.max(0, value) : value}
    max={Math.max(1, summit)}
    aria-hidden="true"
  />
);
