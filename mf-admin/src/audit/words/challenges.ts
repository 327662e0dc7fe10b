import { AdminChallenge } from '@vetta/contract/challenges';
import { challengeFields } from '../../challenges/challenge-form.ts';
import { fieldChanges } from '../../kit/fields/fields.ts';
import { ofAfter, ofBoth } from './account.ts';

/** A sfida: created, edited or removed. */
export const tellChallenge = ofBoth(AdminChallenge.nullable(), (old, now) => {
  if (now === null) return { did: `ha eliminato la sfida «${old?.name}»` };
  if (old === null) return { did: `ha creato la sfida «${now.name}»` };
  const fields = fieldChanges<AdminChallenge>(challengeFields, old, now);
  return { did: `ha modificato la sfida «${now.name}»`, ...(fields.length > 0 && { fields }) };
});

/** A final sfida that was computed again. */
export const tellRebuiltChallenge = ofAfter(AdminChallenge, ({ name, rebuilds }) => ({
  did: `ha ricalcolato la sfida «${name}»`,
  ...(rebuilds.length > 0 && { reason: rebuilds.at(-1)?.reason ?? '' }),
}));
