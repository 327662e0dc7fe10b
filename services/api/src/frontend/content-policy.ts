import { createHash } from 'node:crypto';
import { contentPolicy } from '@vetta/contract/content-policy';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Returns the policy of a page with these inline texts. */
export const policyOfPage = (inline: Parameters<typeof contentPolicy>[0]): string =>
  contentPolicy(inline, sha256);
