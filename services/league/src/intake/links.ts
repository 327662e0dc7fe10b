/** The first day of a link that holds for all days. */
export const ALL_DAYS = '0001-01-01';

/** SQL of the links of people of sources, each with the day `until` before which it holds. */
export const LINKS = `(
  select source, who, from_day, player_id, ignored,
    lead(from_day, 1, 'infinity') over (partition by source, who order by from_day) as until
  from identity_links)`;

/** SQL: the link `l` holds on a day. */
export const holdsOn = (day: string): string => `l.from_day <= ${day} and ${day} < l.until`;

/** SQL: something of a source is here. One whose events were all taken out is shown no more; who its people are is kept, if it comes again. */
export const isHere = (
  source: string,
): string => `(exists (select from senders here where here.source = ${source})
  or exists (select from events here where here.source = ${source})
  or exists (select from event_sums here where here.source = ${source}))`;
