import { focusContent } from '../focus-content.ts';
import { isConflict } from '../is-conflict.ts';

/**
 * Returns what follows the removal of a row: the dialog closes, and the focus goes to the section, since the button that had it
 * disappears with the row. If another admin has changed the row meanwhile the dialog closes too, and the list shows how.
 */
export const afterRemoval = (close: () => void) => ({
  onSuccess: () => {
    close();
    focusContent();
  },
  onError: (error: unknown) => {
    if (isConflict(error)) close();
  },
});
