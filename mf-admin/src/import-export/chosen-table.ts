/** A table that an admin chose or pasted. */
export interface ChosenTable {
  readonly file: File;
  readonly isPasted: boolean;
  /** How many lines a text has below its header; undefined for a workbook. */
  readonly lines: number | undefined;
  /** Whether a text is not Unicode, so that its accents are read as Windows writes them. */
  readonly isLegacy: boolean;
}

/** Returns a chosen file. Rejects if it cannot be read. */
export async function chosenFile(file: File): Promise<ChosenTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // A zip archive, and the container of old and of encrypted workbooks.
  const isWorkbook = (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
  if (isWorkbook) return { file, isPasted: false, lines: undefined, isLegacy: false };
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return { file, isPasted: false, lines: countLines(bytes), isLegacy: !isUtf16 && !isUtf8(bytes) };
}

/** Returns pasted lines as a table. */
export const pastedTable = (text: string): ChosenTable => {
  const file = new File([text], 'righe incollate.txt', { type: 'text/plain' });
  return { file, isPasted: true, lines: countLines(new TextEncoder().encode(text)), isLegacy: false };
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns how many lines are below the first; empty ones do not count. */
function countLines(bytes: Uint8Array): number {
  let lines = 0;
  let isFilled = false;
  for (const byte of bytes) {
    const isEnd = byte === 0x0a || byte === 0x0d;
    if (isEnd && isFilled) lines += 1;
    isFilled = isEnd ? false : isFilled || byte > 0x20;
  }
  return Math.max(0, lines + Number(isFilled) - 1);
}
