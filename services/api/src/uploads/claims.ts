const ENDINGS = /\.(jpg|jpeg|png|mp4)$/i;
const TYPES = new Set(['image/jpeg', 'image/jpg', 'image/png', 'video/mp4']);

/** Whether what a client says of a file is one of what is taken. What the file is, only its content says. */
export const isTaken = (name: string, type: string): boolean =>
  ENDINGS.test(name) && TYPES.has(type.toLowerCase());
