import type { ChannelEvent } from '@vetta/contract/channels';

export const EVENT_NAMES: Readonly<Record<ChannelEvent, string>> = {
  day_closed: 'Giornata chiusa',
  new_leader: 'Nuovo primo posto',
  month_final: 'Mese definitivo',
  draw: 'Estrazione',
  numbers_missing: 'Numeri mancanti',
  source_problem: 'Problema di una fonte',
  operator_alert: 'Avvisi tecnici',
};
