import { useQuery } from '@tanstack/react-query';
import { entryDates } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { lossInWords } from './loss-in-words.ts';

/** What a removal takes away: this month's points at once, the days with numbers and their months when they are known. */
export function WhatGoes({ player }: { readonly player: Player }) {
  const { data } = useQuery(entryDates(player.id));
  return <p>{lossInWords(player.total, data ?? [])}</p>;
}
