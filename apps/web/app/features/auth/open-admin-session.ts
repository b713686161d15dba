import type { OpenAdminSession } from '@stellenvisite/contract/admins.schema';
import type { TFunction } from 'i18next';
import { publicApi } from '../../api/public-api.ts';
import { loadAuthClient } from '../../session/auth-client.ts';
import { describeFailure } from './auth-failure.ts';

/** Resolves with what stood in the way, or nothing: then the session is this browser's. */
export async function openAdminSession(values: OpenAdminSession, t: TFunction): Promise<string | null> {
  try {
    const { data: session, response } = await publicApi.POST('/api/admin/session', { body: values });
    if (response.status === 429) return t('failure.over_request_rate_limit');
    if (response.status >= 500) return t('failure.unreachable');
    if (!session) return t('failure.invalid_credentials');
    const { error } = await (await loadAuthClient()).setSession(session);
    return error ? describeFailure(error, t).text : null;
  } catch {
    return t('failure.unreachable');
  }
}
