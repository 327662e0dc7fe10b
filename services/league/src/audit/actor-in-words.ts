/** Returns who made a change, within a sentence: the admin's name, or «un admin» without one. */
export const actorInWords = (actor: string): string => (actor === 'admin' ? 'un admin' : actor);
