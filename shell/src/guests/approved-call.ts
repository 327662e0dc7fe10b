import type { QueryClient } from '@tanstack/react-query';
import { CallError, callWithStatus } from '@vetta/contract/client/call';
import type { CallName } from '@vetta/contract/client/call-types';
import type { GuestOptions } from '@vetta/contract/client/guest-host';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { isServed } from './why-nothing-came.ts';

/**
 * Returns a function that makes the calls that a guest has declared and an admin has approved with its build, with the key of who is
 * logged in: the guest never gets it. Any other call throws CallError 403, and so does each once its build is withdrawn.
 */
export const approvedCall =
  (
    { name, entry, calls = [] }: PublishedPlugin,
    adminKey: string,
    client: QueryClient,
  ): GuestOptions['call'] =>
  async (asked, input, ifMatch) => {
    // Letter by letter: another text could lead to another call. The server leaves out what nobody may approve.
    if (!calls.includes(asked) || !(await isServed(entry)))
      throw new CallError(
        403,
        JSON.stringify({ error: `«${asked}» non è fra le chiamate approvate di «${name}»` }),
        '',
      );
    // None of the page's own: a guest's refused call logs nobody out. The server checks name and input, as those of any call.
    const { reply } = await callWithStatus(asked as CallName, input as never, {
      adminKey,
      ifMatch,
      plugin: name,
    });
    // The page shows what it has read before.
    if (!asked.startsWith('GET ')) void client.invalidateQueries();
    return reply;
  };
