/** Ways to get something, by their names. One that succeeds returns what it got. */
export type Ways = Readonly<Record<string, () => unknown>>;

/** Tries one way after the other. Returns what it got: «niente», if that is nothing. */
export async function tryAll(ways: Ways): Promise<string> {
  const got: string[] = [];
  for (const [name, run] of Object.entries(ways)) {
    try {
      const value = await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, 300))]);
      if (value !== undefined && value !== null) got.push(`${name}: ${String(value)}`);
    } catch {
      // Refused.
    }
  }
  return got.length === 0 ? 'niente' : got.join('; ');
}

/** Adds an element with these attributes, as its browser would load it. */
export function add(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  parent: Element = document.body,
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

/** Adds a sheet, which the policy allows by this way alone. */
export function adopt(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
