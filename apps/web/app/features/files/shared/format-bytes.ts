const KB = 1024;
const MB = 1024 * KB;

/** „214 KB“, „3,7 MB“: no more digits than somebody compares with the limit. */
export function formatBytes(bytes: number, locale: string): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB)).toLocaleString(locale)} KB`;
  return `${megabytes(bytes, locale)} MB`;
}

export function megabytes(bytes: number, locale: string): string {
  return (bytes / MB).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
