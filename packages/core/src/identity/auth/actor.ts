import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Actor } from '../../context.ts';
import { type AccessClaims, AUDIENCE } from './sessions/access-token.ts';

/** Null for a token that is ours but not a person's: a service key, an anonymous visitor. */
export function toActor({
  sub,
  aud,
  role,
  session_id,
  aal,
  email,
  app_metadata,
  is_anonymous,
}: AccessClaims): Actor | null {
  if (!sub || !isId(sub) || !session_id || role !== AUDIENCE || aud !== AUDIENCE || is_anonymous) return null;
  return {
    userId: sub,
    role: app_metadata?.role === 'employer' ? 'employer' : 'job_seeker',
    sessionId: session_id,
    aal: aal === 'aal2' ? 'aal2' : 'aal1',
    email: email || null,
  };
}
