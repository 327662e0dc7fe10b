import type { PluginBuild } from '@vetta/contract/generations';

type Brought = Pick<PluginBuild, 'routes' | 'adminSections' | 'scenes'>;

/** Returns what one build brings and the other does not, a sentence each: «Arriva la scena «Meteo»». */
export function broughtChanges(before: Brought | null, after: Brought | null): string[] {
  const [old, now] = [titlesOf(before), titlesOf(after)];
  return [
    ...now.filter((title) => !old.includes(title)).map((title) => `Arriva ${title}`),
    ...old.filter((title) => !now.includes(title)).map((title) => `Va via ${title}`),
  ];
}

const titlesOf = (build: Brought | null): string[] =>
  build === null
    ? []
    : [
        ...build.routes.map(({ title, path }) => `la pagina «${title}» (${path})`),
        ...build.adminSections.map(({ title }) => `la sezione «${title}»`),
        ...build.scenes.map(({ title }) => `la scena «${title}»`),
      ];
