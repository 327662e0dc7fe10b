import { ContentItem } from '@vetta/contract/content';
import { Rule } from '@vetta/contract/rules';
import { contentFields } from '../../content/content-fields.ts';
import { fieldChanges } from '../../kit/fields/fields.ts';
import { ruleFields } from '../../rules/rule-fields.ts';
import { ofBoth } from './account.ts';

/** A text of the site: added, edited or removed. */
export const tellContent = ofBoth(ContentItem.nullable(), (old, now) => {
  const item = now ?? old;
  if (!item) return undefined;
  const verb = old === null ? 'aggiunto' : now === null ? 'eliminato' : 'modificato';
  return {
    did: `ha ${verb} il contenuto «${item.key}»`,
    fields: fieldChanges<ContentItem>(contentFields, old, now),
  };
});

/** A rule: added, edited or removed. */
export const tellRule = ofBoth(Rule.nullable(), (old, now) => {
  if (now === null) return old ? { did: `ha eliminato la regola «${old.title}»` } : undefined;
  if (old === null) return { did: `ha aggiunto la regola «${now.title}»` };
  return {
    did: `ha modificato la regola «${now.title}»`,
    fields: fieldChanges<Rule>(ruleFields, old, now),
  };
});
