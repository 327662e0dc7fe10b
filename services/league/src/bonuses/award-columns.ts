import { Award } from '@vetta/contract/bonuses';
import { fieldsOf } from '../store/columns.ts';

/** The columns of an `Award`, over a row of `player_bonuses`. */
export const AWARD_COLUMNS = fieldsOf(Award, { weekStartDate: 'week_start' });
