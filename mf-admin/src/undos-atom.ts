import { atom } from 'jotai';

/** How many changes were undone since the page was loaded: lists that keep their order take the new one. */
export const undosAtom = atom(0);
