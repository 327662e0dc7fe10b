import type { EndpointDefinition } from '@vetta/contract/endpoint';
import type { NamedKey } from '@vetta/office/admin-key/named-keys';
import type { Author } from '@vetta/office/plugins/author';

/** Whose key a call carries: the one that all admins share, or a key with a name. */
export type Holder = 'shared' | NamedKey;

/** Whether a key may make a call. */
export const mayCall = (holder: Holder, { access }: EndpointDefinition): boolean =>
  holder === 'shared' || (access !== 'public' && access.some((scope) => holder.scopes.includes(scope)));

/** Whether a key may do what an admin may. */
export const isAdmin = (holder: Holder): boolean => !isNarrow(holder);

/** Whether a key may do some things alone: what it makes is bounded, and it takes away nothing else. */
export const isNarrow = (holder: Holder): holder is NamedKey =>
  holder !== 'shared' && !holder.scopes.includes('admin');

/** Returns whose key it is to who publishes. */
export const authorOf = (holder: Holder): Author => ({
  isAdmin: isAdmin(holder),
  keyId: holder === 'shared' ? null : holder.id,
});

/** Whether a key may change what everyone gets. */
export const mayPublish = (holder: Holder): boolean =>
  isAdmin(holder) || (holder !== 'shared' && holder.scopes.includes('publish'));
