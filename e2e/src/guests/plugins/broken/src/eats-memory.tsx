export { default } from '../../hostile/src/eats-memory.tsx';
