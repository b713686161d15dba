import {
  authDevices,
  authEvents,
  authFlowStates,
  authLimits,
  authOneTimeTokens,
  authSessions,
  authSignUps,
} from '@stellenvisite/db/schema/identity/auth';
import { authChallenges, authFactors, authPasskeyChallenges } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, isNotNull, lt, notExists, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import type { AuthSettings } from './auth-settings.ts';
import { KNOWN_DEVICE_DAYS } from './devices/known-devices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const EVENTS_MS = 90 * DAY;
/** A mail may be opened as late as its code is good, a day at the most; the code in the address lives on for minutes. */
const MAIL_FLOWS_MS = 25 * HOUR;
/** Stored a while after their five minutes, so that a second use of a code is known for one. */
const PROVIDER_FLOWS_MS = HOUR;
/** As long as an account that nobody confirms; a mail of it that was sent again is waited for. */
const SIGN_UPS_MS = 7 * DAY;
const CHALLENGES_MS = HOUR;
const UNVERIFIED_FACTORS_MS = DAY;
/** As long as a browser keeps the cookie. */
const DEVICES_MS = KNOWN_DEVICE_DAYS * DAY;

type SessionLimits = Pick<AuthSettings, 'sessionMaxAgeSeconds' | 'sessionIdleSeconds'>;
/** An instance with shorter limits refuses sooner; what it shares with others is not its to delete. */
const LEAST: SessionLimits = { sessionMaxAgeSeconds: 30 * 86_400, sessionIdleSeconds: 14 * 86_400 };

type ExpiryOptions = Pick<Context, 'db' | 'now'> & { auth: { settings: SessionLimits } };

/** Deletes what accounts no longer need. May run twice without harm. */
export async function deleteExpiredAuth({ db, now, auth }: ExpiryOptions): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const { sessionMaxAgeSeconds: age, sessionIdleSeconds: idle } = auth.settings;
  await db
    .delete(authSessions)
    .where(
      or(
        lt(authSessions.createdAt, before(Math.max(age, LEAST.sessionMaxAgeSeconds) * 1000)),
        lt(authSessions.refreshedAt, before(Math.max(idle, LEAST.sessionIdleSeconds) * 1000)),
      ),
    );
  await db.delete(authOneTimeTokens).where(lt(authOneTimeTokens.expiresAt, now()));
  const codes = db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.signUpId, authSignUps.id));
  await db.delete(authSignUps).where(and(lt(authSignUps.createdAt, before(SIGN_UPS_MS)), notExists(codes)));
  await db
    .delete(authFlowStates)
    .where(
      or(
        lt(authFlowStates.createdAt, before(MAIL_FLOWS_MS)),
        and(isNotNull(authFlowStates.provider), lt(authFlowStates.createdAt, before(PROVIDER_FLOWS_MS))),
      ),
    );
  await db.delete(authChallenges).where(lt(authChallenges.createdAt, before(CHALLENGES_MS)));
  await db.delete(authPasskeyChallenges).where(lt(authPasskeyChallenges.createdAt, before(CHALLENGES_MS)));
  await db
    .delete(authFactors)
    .where(and(eq(authFactors.status, 'unverified'), lt(authFactors.createdAt, before(UNVERIFIED_FACTORS_MS))));
  await db.delete(authDevices).where(lt(authDevices.lastSignInAt, before(DEVICES_MS)));
  await db.delete(authEvents).where(lt(authEvents.at, before(EVENTS_MS)));
  await deleteFullLimits({ db, now });
}

export const deleteExpiredAuthJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'auth.forget',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '45 * * * *',
  handler: deleteExpiredAuth,
});

/** Buckets nobody has touched for a day are full again. */
async function deleteFullLimits({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(authLimits).where(lt(authLimits.updatedAt, new Date(now().getTime() - 86_400_000)));
}
