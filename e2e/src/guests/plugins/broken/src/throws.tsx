export { default } from '../../hostile/src/throws.tsx';
