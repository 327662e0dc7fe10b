import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vetta/league/testing/listen';
import type { TemporalSettings } from '../src/temporal/access.ts';

/** A Temporal server for one test, with its data in a file. It can be killed and started again at the same address. */
export class RestartableTemporal {
  readonly address: string;
  readonly #cli: string;
  readonly #folder: string;
  #running: ChildProcess | undefined;

  private constructor(cli: string, folder: string, port: number) {
    this.address = `127.0.0.1:${port}`;
    this.#cli = cli;
    this.#folder = folder;
  }

  /** Returns a server that has an address and is not running yet. */
  static async prepare(cli: string): Promise<RestartableTemporal> {
    return new RestartableTemporal(cli, await mkdtemp(join(tmpdir(), 'vetta-temporal-')), await freePort());
  }

  start(): void {
    const [ip = '', port = ''] = this.address.split(':');
    const file = join(this.#folder, 'temporal.db');
    const where = ['--headless', '--ip', ip, '--port', port, '--db-filename', file];
    this.#running = spawn(this.#cli, ['server', 'start-dev', ...where, '--log-level', 'never'], {
      stdio: 'ignore',
    });
  }

  /** What a scheduler needs to reach it. */
  get settings(): TemporalSettings {
    return { address: this.address, namespace: 'default', apiKey: undefined, tls: undefined };
  }

  async kill(): Promise<void> {
    if (!this.#running) return;
    this.#running.kill('SIGKILL');
    await once(this.#running, 'exit');
    this.#running = undefined;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
