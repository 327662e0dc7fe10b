import * as styles from './tone-icon.css.ts';

const paths = {
  info: 'M12 11v6M12 7.5v.01',
  success: 'm7.5 12.5 3 3 6-7',
  warning: 'M12 7v6M12 16.5v.01',
  error: 'm9 9 6 6m0-6-6 6',
};

/** The icon of a message's tone, so that the tone is not shown by colour alone. */
export const ToneIcon = ({ tone }: { tone: keyof typeof paths }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    className={styles.tone[tone]}
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="10" />
    <path d={paths[tone]} />
  </svg>
);
