// Finds MinIO for the tests, or builds it into the cache. `.ci/run` runs this in parallel with the check.
import { findOrBuildMinio } from '@vetta/server/binaries/minio';

const found = await findOrBuildMinio();
console.log('path' in found ? `MinIO from ${found.from}: ${found.path}` : found.why);
process.exitCode = 'path' in found ? 0 : 1;
