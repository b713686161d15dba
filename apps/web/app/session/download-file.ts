import { offerFile } from '../ui/offer-file.ts';
import { fetchSignedIn } from './api.ts';

/** Downloads what only the person who is signed in may read; throws the problem when it is refused. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const answer = await fetchSignedIn(new Request(`${location.origin}${path}`));
  if (!answer.ok) throw await answer.json();
  offerFile(await answer.blob(), name);
}
