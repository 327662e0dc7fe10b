/** What a program needs of this process's environment: where to find programs and temporary files, and the language. */
const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  // Windows
  'SystemRoot',
  'USERPROFILE',
  'TEMP',
  'TMP',
];

/**
 * Returns the environment of an embedded server: the variables above and its own. It gets no other variable of this process,
 * because some are secrets: the admin key, the database's password, the keys of S3 and Temporal.
 */
export function programEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of passedOn) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return { ...environment, ...own };
}
