/** SQL of the entries that are days of work: an absence has no numbers and counts for nothing (docs/rules.md, «Entries»). */
export const WORKED = '(select * from entries where not absent)';
