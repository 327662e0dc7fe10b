import type { Entry } from '@vetta/contract/entries';
import { saysAway as isWordForAway } from '@vetta/tables/absences';
import { numbersInWords } from '../entries/entry-fields.ts';
import { type Column, isNumberColumn } from './columns.ts';

/** What the button «Segna assente» writes, and a person types, into a cell of somebody who was away. */
export const AWAY = 'a';

/** Whether the text of a number's cell says that its person was away: «assente», «ferie», and what stands there while that is typed. */
export const saysAway = (column: Column, text: string): boolean => {
  const word = text.trim().toLocaleLowerCase('it').replace(/\.$/, '');
  return isNumberColumn(column) && (isWordForAway(text) || (word !== '' && 'assente'.startsWith(word)));
};

/** Returns a saved day in words, which an absence would replace as a whole; empty without one. */
export const savedDay = (entry: Entry | undefined): string =>
  entry === undefined ? '' : numbersInWords(entry);
