// The process of the embedded s3rver: node s3rver-process.mjs <folder> <port>, with the access key in S3RVER_ACCESS_KEY.
// s3rver serves requests without a signature and does not verify version 4 signatures, so its access key is the secret here:
// a request without it is refused before s3rver sees it.
// In JavaScript, since what strips the types would stay in its memory, 10 MB of 40.

import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import S3rver from 's3rver';
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js';

const [folder = '', port] = process.argv.slice(2);
const accessKey = process.env.S3RVER_ACCESS_KEY ?? '';
if (accessKey === '') throw new Error('S3RVER_ACCESS_KEY is not set');

DUMMY_ACCOUNT.createKeyPair(accessKey, accessKey);
const serve = new S3rver({ directory: folder, silent: true, vhostBuckets: false }).callback();

createServer((request, response) => {
  if (hasAccessKey(request.headers.authorization ?? '')) serve(request, response);
  else response.writeHead(403).end();
}).listen(Number(port), '127.0.0.1');

/**
 * Returns whether a signed request names the access key: `AWS4-HMAC-SHA256 Credential=<access key>/<scope>, …`.
 * @param {string} authorization
 */
function hasAccessKey(authorization) {
  const [, given = ''] = /\bCredential=([^/,]+)\//.exec(authorization) ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(accessKey)];
  return a.length === b.length && timingSafeEqual(a, b);
}
