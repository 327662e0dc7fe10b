import type { SiteTexts } from '@vetta/contract/site-texts';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './search-field.css.ts';

/** The list of suggestions, which the input controls while it is shown. */
export const SUGGESTIONS_ID = 'suggerimenti';

export type SearchTexts = Pick<
  SiteTexts,
  'hero.searchLabel' | 'hero.searchPlaceholder' | 'hero.searchButton' | 'hero.searchHint'
>;

interface SearchFieldProps {
  readonly texts: Slotted<SearchTexts>;
  readonly input?: ComponentProps<'input'>;
  readonly onSearch?: () => void;
  /** The suggestions below the input. */
  readonly suggestions?: ReactNode;
  /** What the search has found; by default the hint. */
  readonly children?: ReactNode;
  /** What screen readers are told when it changes. */
  readonly announcement?: string;
  /** Whether it stays though the own card could take its place. */
  readonly isShown?: boolean;
}

/** The position search: the same markup for the live page and for the prerender template. */
export const SearchField = ({
  texts,
  input,
  onSearch,
  suggestions,
  children,
  announcement = '',
  isShown = false,
}: SearchFieldProps) => (
  <search className={styles.search} data-shown={isShown || undefined}>
    <div className={styles.box}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={texts['hero.searchLabel']}
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={SUGGESTIONS_ID}
        placeholder={texts['hero.searchPlaceholder']}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={120}
        {...input}
      />
      <PlainButton tone="bright" onClick={onSearch}>
        {texts['hero.searchButton']}
      </PlainButton>
      {suggestions}
    </div>
    {children ?? <p className={styles.hint}>{texts['hero.searchHint']}</p>}
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  </search>
);
