/** How a designer uses a component: the part of its documentation that its stories and types cannot say. In Italian. */
export interface Guide {
  /**
   * Words that people search for: what they want to do, and other names of the thing, in Italian and English. Storybook's search
   * finds the component by each.
   */
  search: readonly string[];
  /** Screens use it, unless it says trial: no screen does yet, and it may still change; or outdated: for no new screen; «No» says what to use. */
  status?: 'trial' | 'outdated' | undefined;
  /** The day it came, `2026-11-21`. */
  since: string;
  /** When to use it and how, what it is not for, `keys: effect` where there is something to use, rules for its Italian words. */
  parts: Readonly<Record<'Sì' | 'No' | 'Tastiera' | 'Parole', readonly string[]>>;
}

/** Returns the guide that a component's Markdown file tells (`button/button.md`). A part that is not there is empty. */
export function readGuide(markdown: string): Guide {
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(markdown)?.[1];
  const part = (title: string) => {
    const [, text = ''] = new RegExp(`^## ${title}\n([^#]+)`, 'm').exec(markdown) ?? [];
    return [...text.matchAll(/^- (.+)$/gm)].map(([, item = '']) => item);
  };
  return {
    search: line('search')?.split(', ') ?? [],
    status: (['trial', 'outdated'] as const).find((status) => status === line('status')),
    since: line('since') ?? '',
    parts: { Sì: part('Sì'), No: part('No'), Tastiera: part('Tastiera'), Parole: part('Parole') },
  };
}
