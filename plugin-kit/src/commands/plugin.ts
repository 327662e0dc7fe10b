import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  extendGeneration,
  type GenerationRecord,
  getBuild,
  goBack,
  listGenerations,
  makeGeneration,
  publishPlugin,
} from '@vetta/contract/generations';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { SHELL } from '@vetta/contract/published-build';
import { listScreens } from '@vetta/contract/screens';
import { checkBeforePublishing, checkBuild } from '../checking/gate.ts';
import { CommandError, RefusedError } from '../publishing/command-error.ts';
import { describeGeneration, describeHealth, describeHistory, nameOfBuild } from '../publishing/describe.ts';
import { findBuild } from '../publishing/find-build.ts';
import { newerSource } from '../publishing/newer-source.ts';
import { buildIn, packBuild } from '../publishing/pack-build.ts';
import { openVetta, type Vetta } from '../publishing/vetta.ts';
import { newPlugin } from '../scaffolding/new-plugin.ts';

const usageOf = (program: string): string => `Usage:
  ${program} new <name> [--into <folder>]
  ${program} dev [<folder>] [--vetta https://classifica.example]
  ${program} check <folder>
  ${program} publish <folder> --why "…" [--canary <screen> [--extend-when-healthy]]
      [--skip-check "…"] [--calls "GET /api/admin/prizes"]…
  ${program} list
  ${program} use <name>@<hash> --why "…" [--canary <screen> [--extend-when-healthy]]
  ${program} remove <name> --why "…" [--canary <screen> [--extend-when-healthy]]
  ${program} extend [<number>] [--now]
  ${program} back --why "…" [--trial | --current]
It speaks to the Vetta at VETTA_URL (http://127.0.0.1:3000) with the admin key in ADMIN_KEY. To another machine it sends the
key over https alone; --insecure allows http.`;

/**
 * `npm run plugin`: publishes a plugin to a running Vetta, and chooses which build is served. Returns the exit code. `program` is
 * what its user types before a command, and `from` the folder that paths start from.
 */
export default async function plugin(
  args: string[],
  program = 'npm run plugin --',
  // npm changes to the checkout; INIT_CWD is where the author typed the command.
  from = process.env.INIT_CWD ?? process.cwd(),
): Promise<number> {
  try {
    const given = { ...read(args, program), from };
    const run = commands[given.command];
    if (run === undefined)
      throw new CommandError(
        `${given.command === '' ? '' : `There is no command «${given.command}».\n`}${usageOf(program)}`,
      );
    for (const line of await run(given)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return 1;
  }
}

interface Given {
  /** What the user types before a command, which sentences repeat. */
  readonly program: string;
  /** The folder that paths start from. */
  readonly from: string;
  readonly command: string;
  /** The argument after the command. */
  readonly about: string | undefined;
  readonly why: string | undefined;
  readonly canary: string | undefined;
  /** Whether the canary on the screen is extended by itself. */
  readonly extendWhenHealthy: boolean;
  /** The calls of a guest that are approved. */
  readonly calls: readonly string[] | undefined;
  /** Whether a canary is extended before it is healthy. */
  readonly now: boolean;
  /** Which of the two `back` ends; undefined where only one can be meant. */
  readonly which: 'trial' | 'current' | undefined;
  /** The address of the running Vetta in which a plugin is developed. */
  readonly vetta: string | undefined;
  /** The folder in which a new plugin's folder is made. */
  readonly into: string | undefined;
  /** Why a plugin is published unchecked. */
  readonly skipCheck: string | undefined;
  /** Whether the key may travel to another machine in plain text. */
  readonly insecure: boolean;
}

function read(args: string[], program: string): Omit<Given, 'from'> {
  const wrong = () => new CommandError(usageOf(program));
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        calls: { type: 'string', multiple: true },
        canary: { type: 'string' },
        'extend-when-healthy': { type: 'boolean', default: false },
        now: { type: 'boolean', default: false },
        trial: { type: 'boolean', default: false },
        current: { type: 'boolean', default: false },
        into: { type: 'string' },
        vetta: { type: 'string' },
        'skip-check': { type: 'string' },
        insecure: { type: 'boolean', default: false },
      },
    });
    const [command = '', about, ...more] = positionals;
    const { why, canary, calls, now, trial, current, into, vetta, insecure } = values;
    const { 'extend-when-healthy': extendWhenHealthy, 'skip-check': skipCheck } = values;
    if (more.length > 0 || skipCheck?.trim() === '' || (trial && current)) throw wrong();
    if (extendWhenHealthy && canary === undefined) throw wrong();
    const which = trial ? 'trial' : current ? 'current' : undefined;
    const chosen = { why, canary, calls, extendWhenHealthy };
    return { program, command, about, ...chosen, now, which, into, vetta, skipCheck, insecure };
  } catch {
    throw wrong();
  }
}

/** Each returns the last lines to print. */
const commands: Readonly<Record<string, (given: Given) => Promise<string[]>>> = {
  async new(given) {
    const into = resolve(given.from, given.into ?? '.');
    const folder = await newPlugin(aboutOf(given), into, (step) => console.log(`… ${step}`));
    const near = relative(given.from, folder);
    return [
      `The plugin is in ${folder}. Next:`,
      `  cd ${near.startsWith('../../') ? folder : near}`,
      '  npm install      under a minute',
      '  npm run dev      shows it alone; an edit shows at once',
      '  npm test         its tests',
      '  npm run build    writes dist/, then "npm run check" looks at it as the walls will show it',
      'docs/plugins.md of the checkout goes on from there.',
    ];
  },
  async dev({ about = '.', from, vetta }) {
    // Not at the top: it brings Vite, which the other commands do without.
    const { runDev } = await import('../run-dev.ts');
    await runDev(resolve(from, about), vetta);
    return [];
  },
  async check(given) {
    return checkBuild(buildIn(resolve(given.from, aboutOf(given))));
  },
  async publish(given) {
    const vetta = openVetta(process.env, given);
    const folder = resolve(given.from, aboutOf(given));
    const why = whyOf(given);
    const build = buildIn(folder);
    // A server that is not there, a wrong key or screen is told before the check, which takes a while.
    const before = await vetta.call(listGenerations);
    if (given.canary !== undefined) await requireScreen(given.canary, vetta);
    const checked = await checkBeforePublishing(build, given.skipCheck);
    for (const line of checked) console.log(line);
    const { name, hash } = await vetta.call(publishPlugin, { body: await packBuild(folder) });
    const changed = newerSource(build);
    const wasThere = before.versions.some((version) => version.name === name && version.hash === hash);
    if (changed !== undefined && wasThere)
      throw new CommandError(
        `${nameOfBuild(name, hash)} is the same build: \`${changed}\` is newer than \`dist\`. Run "npm run build", then publish again.`,
      );
    const reasons = given.skipCheck === undefined ? why : `${why} (senza controllo: ${given.skipCheck})`;
    // At once: if no generation can be made of it, the author needs the hash.
    console.log(`${nameOfBuild(name, hash)} is published.`);
    if (changed !== undefined)
      console.log(
        `\`${changed}\` is newer than \`dist\`: what changed since the last "npm run build" is not in it.`,
      );
    return [
      ...(await choose({ [name]: hash }, { ...given, why: reasons }, vetta)),
      ...(await noGuest(name, hash, vetta)),
    ];
  },
  async list(given) {
    if (given.about !== undefined) throw new CommandError(usageOf(given.program));
    return describeHistory(await openVetta(process.env, given).call(listGenerations));
  },
  async use(given) {
    const [, name, hash] = /^([a-z][a-z0-9-]*)@([0-9a-f]+)$/.exec(aboutOf(given)) ?? [];
    if (name === undefined || hash === undefined) throw new CommandError(usageOf(given.program));
    const why = whyOf(given);
    const vetta = openVetta(process.env, given);
    const whole = await findBuild(name, hash, vetta);
    return [
      ...(await choose({ [name]: whole }, { ...given, why }, vetta)),
      ...(await noGuest(name, whole, vetta)),
    ];
  },
  async remove(given) {
    const name = aboutOf(given);
    const why = whyOf(given);
    const vetta = openVetta(process.env, given);
    const { current } = await readServed(vetta);
    if (current?.plugins[name] === undefined) {
      const names = Object.keys(current?.plugins ?? {}).filter((one) => one !== SHELL);
      throw new CommandError(
        `There is no plugin «${name}» in what is served to everyone. There are: ${names.join(', ') || 'none'}.`,
      );
    }
    return choose({ [name]: null }, { ...given, why }, vetta);
  },
  async extend(given) {
    const { about, now, program } = given;
    const vetta = openVetta(process.env, given);
    const { open } = await readServed(vetta);
    const number = about === undefined ? open?.number : Number(about);
    if (number === undefined)
      throw new CommandError('No generation is tried on a screen: there is nothing to extend.');
    if (!Number.isInteger(number)) throw new CommandError(usageOf(program));
    // Of one that is not open the server says so.
    if (open?.number === number && open.canary.health?.state !== 'healthy' && !now)
      throw new CommandError(
        `Generation ${number} ${describeHealth(open.canary)}: fifteen good minutes make it healthy. To give it to everyone all the same: ${program} extend --now`,
      );
    return [describeGeneration(await vetta.call(extendGeneration, { params: { number } }), program)];
  },
  async back(given) {
    const { about, program } = given;
    if (about !== undefined) throw new CommandError(usageOf(program));
    const why = whyOf(given);
    const vetta = openVetta(process.env, given);
    const meant = whatEnds(await readServed(vetta), given);
    return [describeGeneration(await vetta.call(goBack, { body: { why, ...meant } }), program)];
  },
};

/** Returns what whoever publishes a build that is no guest should know. */
async function noGuest(name: string, hash: string, vetta: Vetta): Promise<string[]> {
  const { isGuest } = await vetta.call(getBuild, { params: { name, hash } });
  if (isGuest) return [];
  return name === SHELL || isOwnFrontEnd(name)
    ? [
        `${name} is no guest: it runs in the page itself and can do all that an admin can. Serve it only if you trust who made it.`,
      ]
    : [`${name} is no guest: no page loads it.`];
}

function aboutOf({ about, program }: Given): string {
  if (about === undefined || about.trim() === '') throw new CommandError(usageOf(program));
  return about;
}

function whyOf({ why }: Given): string {
  if (why === undefined || why.trim() === '')
    throw new CommandError('Say why with --why "…": the list of generations shows it to who asks later.');
  return why;
}

type OpenCanary = GenerationRecord & { readonly canary: NonNullable<GenerationRecord['canary']> };

/** What is served now: to everyone, and to one screen alone. */
interface Served {
  readonly current: GenerationRecord | undefined;
  readonly open: OpenCanary | undefined;
}

async function readServed(vetta: Vetta): Promise<Served> {
  const { generations } = await vetta.call(listGenerations);
  return {
    current: generations.find(({ isCurrent }) => isCurrent),
    open: generations.find((one): one is OpenCanary => one.canary?.state === 'open'),
  };
}

/** Returns what `back` is to end, as the call takes it. Throws CommandError if it may be either of two, or is not there. */
function whatEnds({ current, open }: Served, { which, program }: Given) {
  const everyone = { trial: null, ...(current && { current: current.number }) };
  if (open === undefined) {
    if (which !== 'trial') return everyone;
    throw new CommandError('No generation is tried on a screen: there is no trial to end.');
  }
  const isNewer = current !== undefined && current.number > open.number;
  if (which === undefined && isNewer)
    throw new CommandError(
      `Generation ${open.number} is tried on «${open.canary.screen}», and everyone has the newer ${current.number}. Say which of the two ends: ${program} back --trial, or ${program} back --current`,
    );
  if (which === 'current' && !isNewer)
    throw new CommandError(
      `Generation ${open.number} is tried on «${open.canary.screen}» on top of what everyone has: end it first, with ${program} back --trial`,
    );
  return which === 'current' ? everyone : { trial: open.number };
}

/** Makes a generation with these builds, or without those that are null. The server makes none if the current one is the same. */
async function choose(
  plugins: Readonly<Record<string, string | null>>,
  { why, canary, calls, extendWhenHealthy, program }: Given & { readonly why: string },
  vetta: Vetta,
): Promise<string[]> {
  const body = {
    plugins,
    why,
    ...(canary !== undefined && { canary, extendWhenHealthy }),
    ...(calls && { calls: [...calls] }),
  };
  try {
    return [describeGeneration(await vetta.call(makeGeneration, { body }), program)];
  } catch (error) {
    if (!(error instanceof RefusedError) || !isAboutCalls(error, calls)) throw error;
    const [[name, hash] = ['', null]] = Object.entries(plugins);
    if (hash === null) throw error;
    const { calls: asked = [] } = await vetta.call(getBuild, { params: { name, hash } });
    const approving = [
      `${program} use ${nameOfBuild(name, hash)} --why "…"`,
      ...(canary === undefined ? [] : [`--canary "${canary}"`]),
      ...asked.map((call) => `--calls "${call}"`),
    ].join(' ');
    throw new CommandError(
      `${error.message}\nThe build is stored. Whoever has the shared key, or one of their own («Tutto il pannello»), approves its calls with «Usa» in «Strumenti › Plugin», or with: ${approving}`,
      { cause: error },
    );
  }
}

/** Whether a generation was refused for calls: nobody has approved them, or this key may not. */
const isAboutCalls = ({ status, message }: RefusedError, approved: readonly string[] | undefined): boolean =>
  (status === 409 && message.includes('--calls')) || (status === 403 && approved !== undefined);

/** Throws CommandError if no screen has this name, capitals or not. */
async function requireScreen(canary: string, vetta: Vetta): Promise<void> {
  const names = (await vetta.call(listScreens)).flatMap(({ name }) => (name === null ? [] : [name]));
  if (names.some((name) => name.toLowerCase() === canary.trim().toLowerCase())) return;
  throw new CommandError(
    names.length === 0
      ? `No screen is called «${canary}»: none has a name yet. Give it one in «Strumenti › Schermi».`
      : `No screen is called «${canary}». There are: ${names.join(', ')}.`,
  );
}
