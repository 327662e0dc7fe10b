import * as styles from './film.css.ts';

interface FilmButtonProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly corner: keyof typeof styles.corner;
  readonly onPress: () => void;
}

/** Pauses and plays a film. A native button: the design system's own would add react-aria to the first load. */
export const FilmButton = ({ name, isOn, corner, onPress }: FilmButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${styles.corner[corner]}`}
    aria-label={`${isOn ? 'Metti in pausa' : 'Riproduci'}: ${name}`}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={isOn ? 'M8.5 7v10M15.5 7v10' : 'M9 6.5v11l8-5.5z'} />
    </svg>
  </button>
);
