import type { PrerenderData } from '@vetta/contract/prerender';
import mustache from 'mustache';

/** Escapes every slot, even those that a template wants unescaped: a name is never markup. */
class EscapingWriter extends mustache.Writer {
  override unescapedValue(token: string[], context: mustache.Context): string {
    return this.escapedValue(token, context);
  }
}

/** Returns a function that fills a mustache template; it parses the template once. */
export function filler(template: string): (view: object) => string {
  // A writer of its own: mustache's common one keeps every template that it ever saw.
  const writer = new EscapingWriter();
  return (view) => writer.render(template, view);
}

/** Returns a function that fills a route's template. */
export function prerenderer(template: string): (data: PrerenderData) => string {
  const fill = filler(template);
  return (data) => fill(viewOf(data));
}

/** Returns the data with a true key `slot:value` for each of its texts, in the page and in each row. */
const viewOf = ({ texts, entries, ...page }: PrerenderData): object => ({
  ...withConditionKeys(page),
  texts: nested(texts),
  entries: entries.map(withConditionKeys),
});

const withConditionKeys = (texts: object): object => ({
  ...texts,
  ...Object.fromEntries(Object.entries(texts).map(([slot, text]) => [`${slot}:${text}`, true])),
});

/** Returns texts in the form in which mustache looks up `hero.title`: an object `hero` with a text `title`. */
function nested(texts: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  // Without prototypes: keys of the admin's texts may be names that these have.
  const sections: Record<string, Record<string, string>> = Object.create(null);
  for (const [key, text] of Object.entries(texts)) {
    const [section = '', name, ...more] = key.split('.');
    if (name === undefined || more.length > 0) continue;
    const names: Record<string, string> = sections[section] ?? Object.create(null);
    names[name] = text;
    sections[section] = names;
  }
  return sections;
}
