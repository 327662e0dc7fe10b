/** Returns the font width for a name: a long name is set narrower before it wraps, and is never cut. */
export function nameWidth(name: string): 'normal' | 'narrow' | 'tight' {
  if (name.length <= 16) return 'normal';
  return name.length <= 21 ? 'narrow' : 'tight';
}
