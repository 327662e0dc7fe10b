/**
 * A key with a name: `vk_`, its id (32 digits) and 32 random bytes, in hexadecimal digits. Scanners for leaked keys find it by
 * this pattern (docs/keys.md).
 */
export const KEY_PATTERN = /^vk_([0-9a-f]{32})[0-9a-f]{64}$/;
