import './theme.css.ts';
