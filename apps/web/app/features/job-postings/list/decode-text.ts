/** Spreadsheets write UTF-8 or, older ones, the code page of Windows: what is not valid UTF-8 is read as that. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
