import { FIRST_BOARD_ID } from '@vetta/contract/published-build';
import * as styles from './first-board.css.ts';
import * as board from './plain-board.css.ts';

/**
 * The template of what a wall shows until its scripts have run: the first rows, as the plain board has them. The build renders
 * it to a file, and the api fills it. It says how old it is, since it stays where no script comes. It is no heading and no list for readers: the first scene says the same a moment later.
 */
export default function FirstBoard() {
  return (
    <div id={FIRST_BOARD_ID} className={styles.screen} aria-hidden>
      <div className={styles.board}>
        <div className={board.header}>
          <p className={board.title}>{'Classifica di {{month}}'}</p>
          <p className={board.pages}>{'Dati aggiornati {{known}}'}</p>
        </div>
        <div className={styles.rows}>
          {'{{#entries}}'}
          <div className={board.row}>
            <span className={board.position}>{'{{position}}'}</span>
            <span className={board.name}>{'{{name}}'}</span>
            <span className={board.total}>{'{{total}} pt'}</span>
          </div>
          {'{{/entries}}'}
        </div>
      </div>
    </div>
  );
}
