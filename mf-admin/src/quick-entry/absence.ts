import type { Entry } from '@vetta/contract/entries';
import { numbersInWords } from '../entries/entry-fields.ts';
import { type Column, isNumberColumn } from './columns.ts';

/** What the button «Segna assente» writes, and a person types, into a cell of somebody who was away. */
export const AWAY = 'a';

/** Whether the text of a number's cell says that its person was away: «a», «assente», and what stands there while it is typed. */
export const saysAway = (column: Column, text: string): boolean => {
  const word = text.trim().toLocaleLowerCase('it').replace(/\.$/, '');
  return isNumberColumn(column) && word !== '' && 'assente'.startsWith(word);
};

/** Returns a saved day in words, which an absence would replace as a whole; empty without one. */
export const savedDay = (entry: Entry | undefined): string =>
  entry === undefined ? '' : numbersInWords(entry);
