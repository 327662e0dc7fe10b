import { delay, http } from 'msw';

/** A call that is never answered: what depends on it keeps loading. */
export const neverAnswered = (path: string) => http.get(path, () => delay('infinite').then(() => undefined));
