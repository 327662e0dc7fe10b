import { themes, tokensOf, variableOf } from '@vetta/design-system/tokens';
import { fromAddress } from '@vetta/design-system/tokens/address';
import { sheetOf } from '@vetta/design-system/tokens/turned';
import { emulateMedia } from './emulate-media.ts';

/** What the toolbar and the token panel choose for all stories. */
export interface Chosen {
  theme: 'dark' | 'kiosk';
  /** The user's text size, in per cent. */
  textSize: string;
  motion: 'free' | 'reduced';
  colours: 'ours' | 'forced';
  /** What the token panel has changed, as in Storybook's address. */
  tokens: string;
}

/** Gives the document of a story what the toolbar and the token panel have chosen. */
export function followToolbar({ theme, textSize, motion, colours, tokens }: Chosen): void {
  const root = document.documentElement;
  root.lang = 'it';
  root.dataset.theme = theme;
  root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  emulateMedia([
    ...(motion === 'reduced' ? ['(prefers-reduced-motion: reduce)'] : []),
    ...(colours === 'forced' ? ['(forced-colors: active)'] : []),
  ]);
  const rules = [tokens && sheetOf(fromAddress(tokens)), colours === 'forced' && systemColours]
    .filter(Boolean)
    .join('\n');
  const sheet = ownSheet();
  if (sheet.textContent !== rules) sheet.textContent = rules;
}

const sheetId = 'vetta-toolbar';

function ownSheet(): Element {
  const present = document.getElementById(sheetId);
  if (present) return present;
  const sheet = document.createElement('style');
  sheet.id = sheetId;
  document.head.append(sheet);
  return sheet;
}

const fills = /^(ground|surface|ridge)\.|^glow\.|Wash$|Fill$/;

// Only the browser can force colours. System colours in place of the tokens come close, and the components' own rules for
// forced colours stay stronger.
const systemColours = `:root, [data-theme] { ${tokensOf(themes.dark)
  .filter(([, value]) => value.includes('#'))
  .map(([token, value]) => {
    const colour = fills.test(token) ? 'Canvas' : token === 'focus.ring' ? 'Highlight' : 'CanvasText';
    return `${variableOf(token)}: ${value.includes('gradient') ? `linear-gradient(${colour}, ${colour})` : colour};`;
  })
  .join(' ')} }`;
