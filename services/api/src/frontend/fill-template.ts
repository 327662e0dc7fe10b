type Values = { readonly [slot: string]: unknown };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in markup and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

// Section or slot in one pass: what a value brings in is never read as a template again.
const slots = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{(\w+)\}\}/g;

/**
 * Fills a template without logic: `{{slot}}` is the value, escaped; `{{#slot}}…{{/slot}}` is there once for each element
 * of a list, or once where the value is true; `{{^slot}}…{{/slot}}` where the list is empty or the value false. Inside a
 * list, slots are the element's; what it has not is taken from outside. A slot that nobody has is empty.
 */
export function fillTemplate(template: string, values: Values): string {
  return template.replace(slots, (_, kind?: string, section = '', inner = '', slot = '') => {
    if (kind === undefined) return filled(values[slot]);
    const value = values[section];
    const there = Array.isArray(value) ? value.length > 0 : Boolean(value);
    if (kind === '^') return there ? '' : fillTemplate(inner, values);
    if (!there) return '';
    const elements: unknown[] = Array.isArray(value) ? value : [{}];
    return elements.map((element) => fillTemplate(inner, { ...values, ...(element as Values) })).join('');
  });
}

const filled = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? escapeHtml(String(value)) : '';
