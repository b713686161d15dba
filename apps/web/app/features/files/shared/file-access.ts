import { GUEST_TOKEN_HEADER } from '@stellenvisite/contract/files';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { guestToken } from './guest-token.ts';

/** Whose files: those of the account that is signed in, or those of the guest token of this device. */
export type FileAccess = 'account' | 'guest';

/** With a token that is fresh at every call: an upload may take longer than one lasts. */
export async function accessHeaders(access: FileAccess): Promise<Record<string, string>> {
  if (access === 'guest') return { [GUEST_TOKEN_HEADER]: guestToken() };
  const { data } = await (await loadAuthClient()).getSession();
  return data.session ? { authorization: `Bearer ${data.session.access_token}` } : {};
}

export async function listFiles(access: FileAccess): Promise<StoredFile[]> {
  const { items } = await dataOf(publicApi.GET('/api/files', { headers: await accessHeaders(access) }));
  return items;
}

export async function deleteFile(access: FileAccess, id: string): Promise<void> {
  const headers = await accessHeaders(access);
  await dataOf(publicApi.DELETE('/api/files/{id}', { params: { path: { id } }, headers }));
}
