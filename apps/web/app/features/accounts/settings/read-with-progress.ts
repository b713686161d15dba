/** Reads a whole answer and says how far it is; `total` is null where the server does not know the size beforehand. */
export async function readWithProgress(
  answer: Response,
  onProgress: (read: number, total: number | null) => void,
): Promise<Blob> {
  const total = Number(answer.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.byteLength;
    onProgress(read, total);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? 'application/octet-stream' });
}
