import type { PrerenderData } from '@vetta/contract/prerender';
import { filler, ownFields } from './template.ts';

/** Returns a function that fills a route's template. Throws TemplateError. */
export function prerenderer(template: string): (data: PrerenderData) => string {
  const fill = filler(template);
  return (data) => fill(viewOf(data));
}

const viewOf = ({ texts, ...page }: PrerenderData): object => ({
  ...withConditionKeys(page),
  texts: nested(texts),
});

/** Returns the data with a true key `slot:value` for each of its texts, in the page, in its parts and in each row. */
const withConditionKeys = (data: object): object =>
  ownFields(
    Object.fromEntries(
      Object.entries(data).flatMap(([slot, value]) => {
        if (Array.isArray(value)) return [[slot, value.map(withConditionKeys)]];
        if (typeof value === 'object') return [[slot, withConditionKeys(value)]];
        return [
          [slot, value],
          [`${slot}:${value}`, true],
        ];
      }),
    ),
  );

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
