/**
 * SQL: the change with this journal is undone by now. Its undo may have been undone, and so on; a journal without an audit row is of no
 * change that could be undone.
 */
export const isUndone = (journal: string): string => `(
  with recursive undone as (
    select id from audit where journal = ${journal}
    union all select u.id from undone join audit u on u.undoes = undone.id
  )
  select count(*) > 0 and count(*) % 2 = 0 from undone)`;
