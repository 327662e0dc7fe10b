declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';
  /** The icons that the front ends import, in alphabetical order, with the files that do. */
  export const icons: { name: string; Icon: LucideIcon; files: string[] }[];
}
