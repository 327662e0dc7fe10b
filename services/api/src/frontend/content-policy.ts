import { createHash } from 'node:crypto';
import { contentPolicy, type Inline } from '@vetta/contract/content-policy';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Returns the policy of a page with these inline texts. */
export const policyOfPage = (inline: Inline): string => contentPolicy(inline, sha256);
