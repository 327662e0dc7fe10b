import { base, shape as shapes } from './skeleton.css.ts';

/** The place of something that is on its way. Hidden from those who listen: say «Caricamento» once, beside it. */
export const Skeleton = ({ shape = 'line' }: { shape?: keyof typeof shapes }) => (
  <span className={`${base} ${shapes[shape]}`} aria-hidden="true" />
);
