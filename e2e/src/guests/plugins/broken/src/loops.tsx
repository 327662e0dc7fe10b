export { default } from '../../hostile/src/loops.tsx';
