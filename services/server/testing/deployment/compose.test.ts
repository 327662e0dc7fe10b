import { chmod, cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkout } from '../../src/checkout.ts';
import { readEnvironment } from '../../src/environment.ts';
import { run } from '../../src/processes/run.ts';

const Service = z.object({
  image: z.string().optional(),
  build: z.union([z.string(), z.object({ args: z.object({ NODE: z.string() }) })]).optional(),
  extends: z.unknown().optional(),
  environment: z.record(z.string(), z.unknown()).optional(),
  restart: z.string().optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.object({}).optional(),
  stop_grace_period: z.string().optional(),
  deploy: z
    .object({ resources: z.object({ limits: z.object({ memory: z.string(), pids: z.number() }) }) })
    .optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()).optional(),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })).optional(),
});

const text = (file: string) => readFile(join(checkout, file), 'utf8');
// !reset takes a setting of the first file away.
const customTags = [
  { tag: '!reset', collection: 'seq' as const, resolve: () => undefined },
  { tag: '!reset', resolve: () => undefined },
];
const compose = async (file: string) => Compose.parse(parse(await text(file), { merge: true, customTags }));
/** The variables of an env file, those after a # too: they are examples. */
const variables = (env: string) =>
  new Map([...env.matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** Files of the checkout that containers read where they stand. */
const mounted = ['ops/Caddyfile', 'ops/postgres/make-user.sh'];

/** The variables of the .env that ops/env makes, also when it runs again on one that is there. */
const examples = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-env-'));
  const made = join(folder, '.env');
  const make = async () => {
    const { code, output } = await run(join(folder, 'ops/env'), []);
    expect(code, output).toBe(0);
    expect((await stat(made)).mode & 0o777).toBe(0o600);
    return readFile(made, 'utf8');
  };
  try {
    for (const file of ['.env.example', 'ops/env', ...mounted])
      await cp(join(checkout, file), join(folder, file));
    for (const file of mounted) await chmod(join(folder, file), 0o640);
    const env = await make();
    // A container's user owns neither.
    for (const file of mounted) expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o644);
    expect(env).toMatch(/^COMPOSE_FILE=docker-compose\.yml:compose\.lock\.yml$/m);
    expect(await make()).toBe(env);
    return variables(env);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('.env.example has no secret; ops/env makes an .env with one for each, readable for its owner alone, and never overwrites it; containers can read what they mount, whatever umask the checkout was made under', async () => {
  const secrets = ['POSTGRES_PASSWORD', 'S3_SECRET_KEY', 'SECRETS_KEY', 'MINIO_ROOT_PASSWORD', 'ADMIN_KEY'];
  const empty = variables(await text('.env.example'));
  expect(secrets.map((name) => empty.get(name))).toEqual(['', '', '', '', '']);
  // The first start makes the admin key and shows it.
  const env = await examples();
  const filled = secrets.map((name) => env.get(name));
  expect(filled).toEqual([...Array(4).fill(expect.stringMatching(/^[0-9a-f]{48}$/)), '']);
  expect(new Set(filled).size).toBe(5);
});

test('.env.example explains every variable of the compose files, and no other', async () => {
  const files = (await text('docker-compose.yml')) + (await text('compose.scale.yml'));
  const used = new Set([...files.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
  // Docker Compose reads these by itself.
  used.add('COMPOSE_PROFILES').add('COMPOSE_FILE');
  expect(new Set((await examples()).keys())).toEqual(used);
});

test('the server accepts the environment that each of its services gets, and docs/settings.md explains it', async () => {
  const { services } = await compose('docker-compose.yml');
  const values = await examples();
  const settings = await text('docs/settings.md');
  for (const name of ['migrate', 'api', 'scheduler']) {
    const given = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
      variable,
      String(value).replace(
        /\$\{(?:DOMAIN:\+\$\{)?([A-Z0-9_]+)[^}]*\}+/g,
        (_, used) => values.get(used) ?? '',
      ),
    ]);
    expect(given.length, name).toBeGreaterThan(4);
    for (const [variable] of given) expect(settings).toContain(`\`${variable}\``);
    const { role, databaseUrl, objectStore, temporal } = readEnvironment({
      NODE_ENV: 'production',
      ...Object.fromEntries(given),
    });
    expect([role, databaseUrl, objectStore?.endpoint, temporal?.address]).toEqual([
      name === 'migrate' ? 'all' : name,
      // The password stands in PGPASSWORD: in an address #, / and ? would mean something else.
      'postgres://vetta@postgres:5432/vetta',
      'http://minio:9000',
      'temporal:7233',
    ]);
  }
});

test.each(['docker-compose.yml', 'compose.scale.yml'])(
  'every service of %s is limited and pinned',
  async (file) => {
    const base = await compose('docker-compose.yml');
    const { services } = await compose(file);
    for (const [name, changed] of Object.entries(services)) {
      const service = { ...base.services[name.replace(/-2$/, '')], ...changed };
      expect(service.image, name).toMatch(/^vetta:|:\d+(\.\d+)*$|:RELEASE\./);
      expect(service.deploy?.resources.limits.memory, name).toBeDefined();
      const runsOnce = service.restart === 'no';
      if (!runsOnce) expect(service.restart, name).toBe('unless-stopped');
      if (!runsOnce && name !== 'temporal-ui') {
        expect(service.healthcheck, name).toBeDefined();
        expect(service.stop_grace_period, name).toBeDefined();
      }
      expect(service.read_only, name).toBe(true);
      expect(service.cap_drop, name).toEqual(['ALL']);
      expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
      expect(service.logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
      for (const other of Object.keys(service.depends_on ?? {}))
        expect({ ...base.services, ...services }, name).toHaveProperty(other);
      for (const volume of service.volumes ?? [])
        if (!volume.startsWith('.')) expect(base.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
    }
  },
);

test('the services that stay may together take the 4 GB of memory that the Install chapter asks for, and no more', async () => {
  expect(await text('docs/operations.md')).toContain('4 GB of memory');
  const { services } = await compose('docker-compose.yml');
  const limits = Object.values(services)
    .filter(({ restart }) => restart !== 'no')
    .map(({ deploy }) => deploy?.resources.limits.memory ?? '');
  const megabytes = limits.map((limit) => Number.parseInt(limit, 10) * (limit.endsWith('g') ? 1024 : 1));
  expect(megabytes.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(4 * 1024);
});

test.each(['compose', 'compose.scale'])(
  '%s.lock.yml names the digest of every image, and changes nothing else',
  async (name) => {
    const { services } = await compose(name === 'compose' ? 'docker-compose.yml' : `${name}.yml`);
    const { services: locked } = await compose(`${name}.lock.yml`);
    const node = /^ARG NODE=(.+)$/m.exec(await text('Dockerfile'))?.[1];
    const digest = (image = '') =>
      expect.stringMatching(new RegExp(`^${RegExp.escape(image)}@sha256:[0-9a-f]{64}$`));
    const lockOf = ({ image, build, extends: parent }: z.output<typeof Service>): object | null => {
      if (build ?? parent) return { build: { args: { NODE: digest(node) } } };
      return image === undefined ? null : { image: digest(image) };
    };
    const expected = Object.entries(services)
      .map(([service, definition]) => [service, lockOf(definition)] as const)
      .filter(([, lock]) => lock !== null);
    expect(locked).toEqual(Object.fromEntries(expected));
  },
);

test('the store is the fixed MinIO that the tests run on, built from its source on the image of the servers', async () => {
  const dockerfile = await text('ops/minio/Dockerfile');
  const release = /release = '(.+)'/.exec(await text('services/server/src/binaries/minio.ts'))?.[1];
  const toolchain = /TOOLCHAIN = 'v0\.0\.1-(go.+)'/.exec(
    await text('services/server/src/binaries/go.ts'),
  )?.[1];
  expect(release).toMatch(/^v0\.0\.0-2026/);
  expect(dockerfile).toContain(`ARG GO=${toolchain} MINIO=${release}\n`);
  expect(/^ARG NODE=.+$/m.exec(dockerfile)?.[0]).toBe(/^ARG NODE=.+$/m.exec(await text('Dockerfile'))?.[0]);
  const { services } = await compose('docker-compose.yml');
  expect(services.minio?.build).toBe('ops/minio');
});

test('database, store and Temporal have no way to the Internet, and the api none to the backups', async () => {
  const { services, networks } = await compose('docker-compose.yml');
  expect(networks?.inner?.internal).toBe(true);
  for (const name of ['postgres', 'minio', 'temporal'])
    expect(services[name]?.networks, name).toEqual(['inner']);
  expect(services.api?.volumes).toEqual(['front-ends:/data']);
  expect(services.postgres?.user).toBe('postgres');
});

test('down --volumes meets no backup: they are in a folder beside the file', async () => {
  const { services, volumes } = await compose('docker-compose.yml');
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
  const backups = mounts.filter((mount) => mount.endsWith(':/backups'));
  expect([backups.length, new Set(backups)]).toEqual([3, new Set(['./backups:/backups'])]);
  expect(Object.keys(volumes ?? {})).not.toContain('backups');
});

test('the servers use a user of the store who is not its administrator', async () => {
  const { services } = await compose('docker-compose.yml');
  for (const name of ['migrate', 'api', 'scheduler'])
    expect(JSON.stringify(services[name]?.environment), name).not.toContain('MINIO_ROOT');
  expect(services.minio?.environment?.MINIO_ROOT_USER).not.toBe(services.api?.environment?.S3_ACCESS_KEY);
});

test('every package that the lock file names has the hash of its bytes', async () => {
  const Lock = z.object({
    packages: z.record(
      z.string(),
      z.object({ link: z.boolean().optional(), integrity: z.string().optional() }),
    ),
  });
  const { packages } = Lock.parse(JSON.parse(await text('package-lock.json')));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});

test('the image has the code and the packages of every workspace that the server is made of', async () => {
  const dockerfile = await text('Dockerfile');
  const Package = z.object({ dependencies: z.record(z.string(), z.string()) });
  const { dependencies } = Package.parse(JSON.parse(await text('services/server/package.json')));
  const workspaces = Object.keys(dependencies).filter((name) => name.startsWith('@vetta/'));
  expect(workspaces.length).toBeGreaterThan(3);
  expect(dockerfile).toMatch(/^USER node$/m);
  const [last = ''] = dockerfile.split('\nFROM ').slice(-1);
  for (const name of ['@vetta/server', ...workspaces]) {
    const folder = name.replace('@vetta/', '');
    const [copied, services] =
      new RegExp(`^COPY (services/)?${folder}/package\\.json`, 'm').exec(dockerfile) ?? [];
    expect(copied, name).toBeDefined();
    expect(last, name).toMatch(
      new RegExp(`^COPY --chmod=755 ${services === undefined ? folder : 'services'} `, 'm'),
    );
  }
  const copies = last.match(/^COPY .+$/gm) ?? [];
  expect(copies.length).toBeGreaterThan(3);
  // A checkout under umask 027 has files that the user node could not read.
  expect(copies.filter((copy) => !copy.startsWith('COPY --chmod=755 '))).toEqual([]);
  // What the lock file says and nothing else.
  expect(dockerfile.match(/npm ci /g)).toHaveLength(2);
  // The list of what runs is made where that is installed, by a version that is written down.
  const packages = dockerfile.slice(dockerfile.indexOf(' AS packages'));
  expect(packages).toMatch(
    /npm ci [\s\S]*@cyclonedx\/cyclonedx-npm@\d+\.\d+\.\d+ [\s\S]*--output-file sbom\.json/,
  );
  expect(dockerfile).not.toMatch(/npm install /);
  expect(await text('.dockerignore')).toMatch(/^\.env$/m);
});

const composeConfig = process.env.COMPOSE_CONFIG_BIN ?? '';

describe.runIf(composeConfig)('Docker Compose', () => {
  const Resolved = z.object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        command: z.array(z.string()).nullish(),
        environment: z.record(z.string(), z.string()).optional(),
        ports: z.array(z.unknown()).optional(),
      }),
    ),
  });
  /** Runs the program on compose files, in the folder that holds them. */
  const config = (env: Record<string, string>, ...files: string[]) =>
    run(composeConfig, files, { cwd: checkout, env });
  const resolved = async (...files: string[]) => {
    const { code, output } = await config(Object.fromEntries(await examples()), ...files);
    expect(code, output).toBe(0);
    return Resolved.parse(JSON.parse(output)).services;
  };

  test('reads docker-compose.yml with the values of .env.example', async () => {
    const { api, scheduler, caddy } = await resolved('docker-compose.yml');
    expect(api?.ports).toHaveLength(1);
    expect([api?.environment?.ROLE, scheduler?.environment?.ROLE]).toEqual(['api', 'scheduler']);
    expect(caddy?.environment).toEqual({ DOMAIN: 'vetta.example.com', UPSTREAMS: 'api:3000' });
    expect(api?.environment?.TRUSTED_PROXY).toBe('172.31.250.250');
  });

  test('trusts no proxy where Caddy does not run', async () => {
    const { DOMAIN: _, ...env } = Object.fromEntries(await examples());
    const { output } = await config(env, 'docker-compose.yml');
    expect(Resolved.parse(JSON.parse(output)).services.api?.environment?.TRUSTED_PROXY).toBe('');
  });

  test('reads compose.scale.yml on top of it: two apis without a port of their own, and a server of Temporal', async () => {
    const services = await resolved('docker-compose.yml', 'compose.scale.yml');
    for (const name of ['api', 'api-2']) expect(services[name]?.ports ?? [], name).toEqual([]);
    expect(services['scheduler-2']).toMatchObject({ environment: services.scheduler?.environment });
    expect(services.caddy?.environment?.UPSTREAMS).toBe('api:3000 api-2:3000');
    expect(services.temporal?.image).toContain('temporalio/server');
    expect(services.temporal?.command ?? null).toBeNull();
  });

  test('refuses to start without the four secrets', async () => {
    const { code, output } = await config({}, 'docker-compose.yml');
    expect(code).toBe(1);
    expect(output).toMatch(/POSTGRES_PASSWORD|S3_SECRET_KEY|SECRETS_KEY|MINIO_ROOT_PASSWORD/);
  });
});
