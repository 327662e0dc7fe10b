import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to a form when its last change is saved or thrown away: the button that had it is switched off, or gone.
 * Tab then goes on to the form's first field.
 */
export function useFocusAfterEdit(form: RefObject<HTMLElement | null>, isChanged: boolean): void {
  const wasChanged = useRef(isChanged);
  // Before the next key can follow.
  useLayoutEffect(() => {
    const isOver = wasChanged.current && !isChanged;
    wasChanged.current = isChanged;
    const focused = document.activeElement;
    if (isOver && (focused === document.body || focused?.matches(':disabled')))
      form.current?.focus({ preventScroll: true });
  }, [isChanged, form]);
}
