import { Scope } from '@vetta/contract/key-scope';
import { z } from 'zod';
import { scopeWords } from '../../keys/words.ts';
import type { Teller } from './account.ts';
import { enumerated } from './enumeration.ts';

const Key = z.object({ name: z.string(), scopes: z.array(Scope) });

/** A key with a name that was made or revoked. */
export const tellKey: Teller = ({ before, after }) => {
  const [was, is] = [Key.safeParse(before).data, Key.safeParse(after).data];
  if (is !== undefined)
    return {
      did: `ha creato la chiave «${is.name}» (${enumerated(is.scopes.map((scope) => scopeWords[scope].label))})`,
    };
  return was && { did: `ha revocato la chiave «${was.name}»` };
};

const WrongKeys = z.object({ address: z.string() });

/** Wrong keys from one address. */
export const tellWrongKeys: Teller = ({ after }) => {
  const { data } = WrongKeys.safeParse(after);
  return (
    data && { did: `ha rifiutato cinque chiavi sbagliate in dieci minuti da ${data.address}`, isEvent: true }
  );
};
