import { ContentItem } from '@vetta/contract/content';
import { Rule } from '@vetta/contract/rules';
import { contentFields } from '../../content/content-fields.ts';
import { fieldChanges } from '../../fields/fields.ts';
import { ruleFields } from '../../rules/rule-fields.ts';
import type { Teller } from './account.ts';

const StoredContent = ContentItem.nullable();

/** A text of the site: added, edited or removed. */
export const tellContent: Teller = ({ before, after }) => {
  const [old, now] = [StoredContent.safeParse(before), StoredContent.safeParse(after)];
  const item = now.data ?? old.data;
  if (!old.success || !now.success || !item) return undefined;
  const verb = old.data === null ? 'aggiunto' : now.data === null ? 'eliminato' : 'modificato';
  return {
    did: `ha ${verb} il contenuto «${item.key}»`,
    fields: fieldChanges<ContentItem>(contentFields, old.data, now.data),
  };
};

const StoredRule = Rule.nullable();

/** A rule: added, edited or removed. */
export const tellRule: Teller = ({ before, after }) => {
  const [old, now] = [StoredRule.safeParse(before), StoredRule.safeParse(after)];
  const rule = now.data ?? old.data;
  if (!old.success || !now.success || !rule) return undefined;
  if (old.data === null) return { did: `ha aggiunto la regola «${rule.title}»` };
  if (now.data === null) return { did: `ha eliminato la regola «${rule.title}»` };
  return {
    did: `ha modificato la regola «${rule.title}»`,
    fields: fieldChanges<Rule>(ruleFields, old.data, now.data),
  };
};
