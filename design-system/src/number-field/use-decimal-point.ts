import { type RefCallback, useCallback } from 'react';

/** Lets a typed point stand for the comma: numeric keypads type one, and in Italian it would only group thousands. */
export function useDecimalPoint(isDecimal: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (root: HTMLElement | null) => {
      if (root === null || !isDecimal) return;
      // Before react-aria's own listener, which refuses the point.
      root.addEventListener('beforeinput', takePoint, { capture: true });
      return () => root.removeEventListener('beforeinput', takePoint, { capture: true });
    },
    [isDecimal],
  );
}

function takePoint(event: InputEvent): void {
  const { data, target: input } = event;
  if (!data?.includes('.') || !(input instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const { selectionStart, selectionEnd } = input;
  const start = selectionStart ?? input.value.length;
  const end = selectionEnd ?? start;
  const typed = data.replace('.', ',');
  const text = input.value.slice(0, start) + typed + input.value.slice(end);
  if (!/^\d*,\d*$/.test(text)) return;
  input.setRangeText(typed, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
}
