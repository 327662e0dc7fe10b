import { base, shape as shapes } from './skeleton.css.ts';

/** A placeholder for loading content. Hidden from screen readers: announce «Caricamento» once beside it. */
export const Skeleton = ({ shape = 'line' }: { shape?: keyof typeof shapes }) => (
  <span className={`${base} ${shapes[shape]}`} aria-hidden="true" />
);
