import { randomUUID } from 'node:crypto';
import type { Beat } from '@vetta/contract/screens';
import type { Answer, TestApi } from './api.ts';

/** Returns what a screen says in good order. */
export const beat = (id: string): Beat => ({
  id,
  generation: 1,
  painted: true,
  dark: false,
  scene: 'classifica',
  dataAge: 5,
  restarts: 1,
  clockOffset: 12,
  viewport: { width: 1920, height: 1080 },
  heap: 20_000_000,
  failure: null,
  receipt: null,
});

let screens = 0;

/** A wall screen that keeps the id and the token that it gets, as a browser does. */
export interface TestScreen {
  readonly id: string;
  readonly token: string | undefined;
  /** Sends a beat with the screen's cookie. `keepToken` false: the answer is lost. */
  beat(said?: Partial<Beat> & { keepToken?: boolean; headers?: Record<string, string> }): Promise<Answer>;
  /** Makes another request with the screen's cookie. */
  ask(call: string): Promise<Answer>;
}

/** Returns a screen at an address of its own, as far as the api believes X-Forwarded-For. */
export function testScreen(
  api: Pick<TestApi, 'ask'>,
  { id = randomUUID() }: { id?: string } = {},
): TestScreen {
  screens += 1;
  const address = `198.51.${screens >> 8}.${screens & 255}`;
  const held: { id: string; token: string | undefined } = { id, token: undefined };
  const cookie = () => (held.token === undefined ? {} : { Cookie: `schermo=${held.token}` });
  return {
    get id() {
      return held.id;
    },
    get token() {
      return held.token;
    },
    async beat({ keepToken = true, headers = {}, ...said } = {}) {
      const answer = await api.ask('POST /api/screens/beat', {
        key: null,
        body: { ...beat(held.id), ...said },
        headers: { 'X-Forwarded-For': address, ...headers, ...cookie() },
      });
      const [, token] = /^schermo=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
      if (keepToken && token !== undefined) held.token = token;
      if (answer.status === 200) held.id = answer.body.id;
      return answer;
    },
    ask: (call) => api.ask(call, { key: null, headers: cookie() }),
  };
}

/** Returns a screen that an admin has named and that has its token. */
export async function namedScreen(api: Pick<TestApi, 'ask'>, name: string): Promise<TestScreen> {
  const screen = testScreen(api);
  await screen.beat();
  await api.ask(`PUT /api/admin/screens/${screen.id}`, { body: { name } });
  await screen.beat();
  return screen;
}
