import { HttpError } from '../errors/http-error.ts';

/** Returns the error for a build that cannot be published. The sentence says why. */
export const refused = (sentence: string) =>
  new HttpError(400, `Questa build non si può pubblicare: ${sentence}`);
