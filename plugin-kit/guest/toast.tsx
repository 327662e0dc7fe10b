import type { ToastMessage } from '@vetta/design-system/toast';
import { say } from './port.ts';

// In a guest this stands for `@vetta/design-system/toast`: the page shows the toast, over everything. An author's code stays.

const actions = new Map<number, () => void>();
let lastId = 0;

/** Shows a toast with the outcome of an action. A new toast replaces the old one. */
export function notify({ title, description, tone, action }: ToastMessage): void {
  actions.clear();
  if (action) actions.set(++lastId, action.onPress);
  say({
    type: 'toast',
    id: action ? lastId : 0,
    title,
    ...(description !== undefined && { description }),
    ...(tone && { tone }),
    ...(action && { action: action.label }),
  });
}

/** Does what the button of a toast is for. */
export const pressToast = (id: number): void => actions.get(id)?.();

/** Nothing: the page has the region. */
export const ToastRegion = () => null;
