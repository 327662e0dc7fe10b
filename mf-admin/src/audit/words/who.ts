/** Returns who made a change: the admin's name, «Un admin» without one, or the command. */
export const who = (actor: string): string => {
  if (actor === 'admin') return 'Un admin';
  return actor.startsWith('npm run ') ? `Il comando ${actor.slice('npm run '.length)}` : actor;
};
