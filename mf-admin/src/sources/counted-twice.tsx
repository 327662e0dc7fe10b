import { useQuery } from '@tanstack/react-query';
import { countedKinds } from '@vetta/contract/client/admin-queries';
import type { CountedTwice } from '@vetta/contract/intake';
import { Text } from '@vetta/design-system/text';
import { kindInWords } from './kind-in-words.ts';

/** Returns the people of whom several sources count the same; none while that loads. */
export const useCountedTwice = (isEnabled = true): readonly CountedTwice[] =>
  useQuery({ ...countedKinds, enabled: isEnabled }).data?.twice ?? [];

/** «Mario Rossi: le chiamate arrivano da «centralino» e «crm», e si sommano.» */
export function CountedTwiceRow({ name, kind, sources }: CountedTwice) {
  const named = sources.map((source) => `«${source}»`).join(' e ');
  return (
    <Text>
      <strong>{name}</strong>: {kindInWords[kind]} arrivano da {named}, e si sommano. In «Fonti» si toglie la
      spunta a una delle due.
    </Text>
  );
}
