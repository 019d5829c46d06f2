/** Long enough for any browser to have read the file; until then the URL must stay valid. */
const KEEP_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEEP_MS);
}
