import { rule, rules } from '../theme/layers.css.ts';

export const base = rule({ display: 'flex', minWidth: 0 });

export const justify = rules({
  start: {},
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wrap = rules({ yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } });
