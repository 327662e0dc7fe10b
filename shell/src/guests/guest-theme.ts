import type { GuestTheme } from '@vetta/contract/client/guest-host';
import sheet from '@vetta/design-system/theme.css?inline';

let loading: Promise<GuestTheme> | undefined;

/** Returns the theme's sheet and the bytes of its fonts for guests, fetched once for the page. A font that does not arrive is left out. */
export function guestTheme(): Promise<GuestTheme> {
  loading ??= load();
  return loading;
}

async function load(): Promise<GuestTheme> {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(sheet);
  const rules = [...parsed.cssRules];
  const bytes = new Map<string, Promise<ArrayBuffer | undefined>>();
  const fonts = await Promise.all(
    rules.flatMap((rule) => {
      const address =
        rule instanceof CSSFontFaceRule ? addressIn(rule.style.getPropertyValue('src')) : undefined;
      if (!(rule instanceof CSSFontFaceRule) || address === undefined) return [];
      const data = bytes.get(address) ?? fetchBytes(address);
      bytes.set(address, data);
      const value = (name: string) => rule.style.getPropertyValue(name);
      const descriptors: FontFaceDescriptors = {
        weight: value('font-weight'),
        stretch: value('font-stretch'),
        unicodeRange: value('unicode-range'),
        display: 'swap',
      };
      const family = value('font-family').replaceAll('"', '');
      return [data.then((arrived) => arrived && { family, descriptors, data: arrived })];
    }),
  );
  return {
    // Pictures of the page's ground, which a guest may not load.
    sheet: rules
      .filter((rule) => !(rule instanceof CSSFontFaceRule && addressIn(rule.style.getPropertyValue('src'))))
      .map(({ cssText }) => cssText.replace(/url\([^)]*\)/g, 'none'))
      .join('\n'),
    fonts: fonts.filter((font) => font !== undefined),
  };
}

const addressIn = (src: string): string | undefined => /url\("?([^")]+)/.exec(src)?.[1];

async function fetchBytes(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const answer = await fetch(new URL(address, location.href), { cache: 'force-cache' });
    return answer.ok ? await answer.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
