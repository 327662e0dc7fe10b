import { useQuery } from '@tanstack/react-query';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { ownSideInWords } from '@vetta/contract/own-side';

/** Returns a person's side in the sfida that runs, in words; `''` without one. It asks nothing: the section polls. */
export function useOwnSide(
  { challenges }: Pick<FrontEndQueries, 'challenges'>,
  { playerId }: { readonly playerId: string },
): string {
  const { data = [] } = useQuery({ ...challenges, enabled: false });
  return ownSideInWords(data, playerId);
}
