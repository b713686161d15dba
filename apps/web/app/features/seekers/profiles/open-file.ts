import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { fetchSignedIn } from '../../../session/api.ts';

const LIFE_MS = 60_000;

/** Hands an own file to the browser. It is read with the session's token, so its address alone opens nothing. */
export async function openFile({ id, name }: Pick<StoredFile, 'id' | 'name'>): Promise<void> {
  const answer = await fetchSignedIn(new Request(new URL(`/api/files/${id}`, location.href)));
  if (!answer.ok) throw await answer.json();
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIFE_MS);
}
