import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  extendGeneration,
  goBack,
  listGenerations,
  makeGeneration,
  publishPlugin,
} from '@vetta/contract/generations';
import { listScreens } from '@vetta/contract/screens';
import { checkBeforePublishing, checkBuild } from '../checking/gate.ts';
import { CommandError, NoVettaError } from '../publishing/command-error.ts';
import { describeGeneration, describeHistory, nameOfBuild } from '../publishing/describe.ts';
import { findBuild } from '../publishing/find-build.ts';
import { buildIn, packBuild } from '../publishing/pack-build.ts';
import { openVetta, type Vetta } from '../publishing/vetta.ts';
import { newPlugin } from '../scaffolding/new-plugin.ts';
import { packWorkspaces } from '../scaffolding/pack-workspaces.ts';

const usage = `Usage:
  npm run plugin -- new <name> [--into <folder>]
  npm run plugin -- check <folder>
  npm run plugin -- publish <folder> --why "…" [--canary <screen> [--extend-when-healthy]]
      [--skip-check "…"]
  npm run plugin -- list
  npm run plugin -- use <name>@<hash> --why "…" [--canary <screen> [--extend-when-healthy]]
  npm run plugin -- extend [<number>]
  npm run plugin -- back --why "…"
It speaks to the Vetta at VETTA_URL (http://127.0.0.1:3000) with the admin key in ADMIN_KEY. To another machine it sends the
key over https alone; --insecure allows http.`;

/** `npm run plugin`: publishes a plugin to a running Vetta, and chooses which build is served. Returns the exit code. */
export default async function plugin(args: string[]): Promise<number> {
  try {
    const given = read(args);
    const run = commands[given.command];
    if (run === undefined) throw new CommandError(usage);
    for (const line of await run(given)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return 1;
  }
}

interface Given {
  readonly command: string;
  /** The argument after the command. */
  readonly about: string | undefined;
  readonly why: string | undefined;
  readonly canary: string | undefined;
  /** Whether the canary on the screen is extended by itself. */
  readonly extendWhenHealthy: boolean;
  /** The folder in which a new plugin's folder is made. */
  readonly into: string | undefined;
  /** Why a plugin is published unchecked. */
  readonly skipCheck: string | undefined;
  /** Whether the key may travel to another machine in plain text. */
  readonly insecure: boolean;
}

function read(args: string[]): Given {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        canary: { type: 'string' },
        'extend-when-healthy': { type: 'boolean', default: false },
        into: { type: 'string' },
        'skip-check': { type: 'string' },
        insecure: { type: 'boolean', default: false },
      },
    });
    const [command = '', about, ...more] = positionals;
    if (more.length > 0) throw new CommandError(usage);
    const { why, canary, into, insecure } = values;
    const { 'extend-when-healthy': extendWhenHealthy, 'skip-check': skipCheck } = values;
    if (skipCheck?.trim() === '' || (extendWhenHealthy && canary === undefined))
      throw new CommandError(usage);
    return { command, about, why, canary, extendWhenHealthy, into, skipCheck, insecure };
  } catch {
    throw new CommandError(usage);
  }
}

/** Each returns the last lines to print. */
const commands: Readonly<Record<string, (given: Given) => Promise<string[]>>> = {
  async new({ about, into }) {
    const folder = await newPlugin(required(about), folderOf(into ?? '.'));
    await packWorkspaces(join(folder, 'vendor'));
    return [`The plugin is in ${folder}. There: npm install, then npm run dev.`];
  },
  async check({ about }) {
    return checkBuild(buildIn(folderOf(about)));
  },
  async publish(given) {
    const vetta = openVetta(process.env, given);
    const why = required(given.why);
    const folder = folderOf(given.about);
    const build = buildIn(folder);
    // A wrong key or screen is told before the check, which takes a while. Where no server is, the author still learns what is wrong.
    await vetta.call(listGenerations).catch((error: unknown) => {
      if (!(error instanceof NoVettaError)) throw error;
    });
    if (given.canary !== undefined) await requireScreen(given.canary, vetta);
    const checked = await checkBeforePublishing(build, given.skipCheck);
    for (const line of checked) console.log(line);
    const { name, hash } = await vetta.call(publishPlugin, { body: await packBuild(folder) });
    const reasons = given.skipCheck === undefined ? why : `${why} (senza controllo: ${given.skipCheck})`;
    // At once: if no generation can be made of it, the author needs the hash.
    console.log(`${nameOfBuild(name, hash)} is published.`);
    return choose({ [name]: hash }, { ...given, why: reasons }, vetta);
  },
  async list({ about, insecure }) {
    if (about !== undefined) throw new CommandError(usage);
    return describeHistory(await openVetta(process.env, { insecure }).call(listGenerations));
  },
  async use(given) {
    const [, name, hash] = /^([a-z][a-z0-9-]*)@([0-9a-f]+)$/.exec(required(given.about)) ?? [];
    const why = required(given.why);
    const vetta = openVetta(process.env, given);
    const whole = await findBuild(required(name), required(hash), vetta);
    return choose({ [required(name)]: whole }, { ...given, why }, vetta);
  },
  async extend({ about, insecure }) {
    const vetta = openVetta(process.env, { insecure });
    const number = about === undefined ? await canaryNumber(vetta) : Number(about);
    if (!Number.isInteger(number)) throw new CommandError(usage);
    return [describeGeneration(await vetta.call(extendGeneration, { params: { number } }))];
  },
  async back({ about, why, insecure }) {
    if (about !== undefined) throw new CommandError(usage);
    const body = { why: required(why) };
    return [describeGeneration(await openVetta(process.env, { insecure }).call(goBack, { body }))];
  },
};

/** npm changes to the checkout; INIT_CWD is where the author typed the command. */
const folderOf = (about: string | undefined): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), required(about));

function required(value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new CommandError(usage);
  return value;
}

/** Makes a generation with this build. The server makes none if the current one has it. */
async function choose(
  plugins: Readonly<Record<string, string>>,
  { why, canary, extendWhenHealthy }: Given & { readonly why: string },
  vetta: Vetta,
): Promise<string[]> {
  const body = { plugins, why, ...(canary !== undefined && { canary, extendWhenHealthy }) };
  return [describeGeneration(await vetta.call(makeGeneration, { body }))];
}

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

async function canaryNumber(vetta: Vetta): Promise<number> {
  const { generations } = await vetta.call(listGenerations);
  const open = generations.find(({ canary }) => canary?.state === 'open');
  if (open === undefined)
    throw new CommandError('No generation is tried on a screen: there is nothing to extend.');
  return open.number;
}
