import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { SUGGESTIONS_ID } from './search-field.tsx';

export const optionId = (index: number): string => `${SUGGESTIONS_ID}-${index + 1}`;

interface SuggestionsOptions<Item> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly items: readonly Item[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What is chosen while no suggestion is marked; undefined for nothing. */
  readonly best: Item | undefined;
  /** Called with the marked suggestion, or with the best if none is marked; undefined if there is none. */
  readonly onChoose: (item: Item | undefined) => void;
}

/**
 * The keyboard and the roles of an input with a list of suggestions, as the ARIA practices describe an «editable combobox
 * with list autocomplete»: the focus stays in the input. By hand, since react-aria's combobox weighs 40 kB and the search
 * is part of the page's first screen.
 */
export function useSuggestions<Item>({
  field,
  items,
  best,
  typed,
  onType,
  onChoose,
}: SuggestionsOptions<Item>) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const isShown = isOpen && items.length > 0;

  // What a visitor typed into the prerendered input before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered page becomes live
  useEffect(() => {
    if (!field.current?.value) return;
    onType(field.current.value);
    setOpen(document.activeElement === field.current);
  }, []);

  const close = () => {
    setOpen(false);
    setMarked(null);
  };
  const choose = (index: number | null) => {
    close();
    onChoose(index === null ? best : items[index]);
  };
  const mark = (step: 1 | -1) => {
    setOpen(true);
    const from = marked ?? (step === 1 ? -1 : items.length);
    setMarked((from + step + items.length) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, these keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') choose(isShown ? marked : null);
    else if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Escape') onType('');
    else if (event.key === 'ArrowDown' && items.length > 0) mark(1);
    else if (event.key === 'ArrowUp' && items.length > 0) mark(-1);
    else return;
    event.preventDefault();
  };

  const input = {
    ref: field,
    value: typed,
    'aria-expanded': isShown,
    'aria-activedescendant': isShown && marked !== null ? optionId(marked) : undefined,
    onChange: ({ target }) => {
      setOpen(true);
      setMarked(null);
      onType(target.value);
    },
    onKeyDown,
    // The keyboard of a phone would cover the suggestions.
    onFocus: ({ target }) => matchMedia('(pointer: coarse)').matches && target.scrollIntoView(),
    onBlur: close,
  } satisfies ComponentProps<'input'>;
  return { input, isShown, marked, choose };
}
