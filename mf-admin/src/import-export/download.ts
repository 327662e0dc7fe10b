/** Lets the browser save a file, or a CSV text. That begins with a byte order mark, so that spreadsheets read accents. */
export function download(name: string, table: Blob | string): void {
  const file =
    typeof table === 'string' ? new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }) : table;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
