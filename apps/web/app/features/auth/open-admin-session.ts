import { adminSessionSchema, type OpenAdminSession } from '@stellenvisite/contract/admins.schema';
import type { TFunction } from 'i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { describeFailure } from './auth-failure.ts';

/** Resolves with what stood in the way, or nothing: then the session is this browser's. */
export async function openAdminSession(values: OpenAdminSession, t: TFunction): Promise<string | null> {
  try {
    const answer = await fetch('/api/admin/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (answer.status === 429) return t('failure.over_request_rate_limit');
    if (answer.status >= 500) return t('failure.unreachable');
    if (!answer.ok) return t('failure.invalid_credentials');
    const session = adminSessionSchema.parse(await answer.json());
    const { error } = await (await loadAuthClient()).setSession(session);
    return error ? describeFailure(error, t).text : null;
  } catch {
    return t('failure.unreachable');
  }
}
