import type { PrerenderData } from '@vetta/contract/prerender';
import mustache from 'mustache';

/** Escapes every slot, also those that a template wants unescaped: a name is never markup. */
class EscapingWriter extends mustache.Writer {
  override unescapedValue(token: string[], context: mustache.Context): string {
    return this.escapedValue(token, context);
  }
}

/** Returns a function that fills a route's template; it parses the template once. */
export function prerenderer(template: string): (data: PrerenderData) => string {
  // A writer of its own: mustache's common one keeps every template that it ever saw.
  const writer = new EscapingWriter();
  return (data) => writer.render(template, viewOf(data));
}

/** Returns the data with a true key `slot:value` for each of its texts, at every level. */
function viewOf(data: object): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [slot, value] of Object.entries(data)) {
    view[slot] = Array.isArray(value) ? value.map(viewOf) : value;
    if (typeof value === 'string') view[`${slot}:${value}`] = true;
  }
  return view;
}
