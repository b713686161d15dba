import type {
  Applicant,
  ApplicationDetail,
  GuestConfirmation,
} from '@stellenvisite/contract/applications/applications.schema';
import { GUEST_TOKEN_HEADER } from '@stellenvisite/contract/platform/files';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';
import { api } from '../../../session/api.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { storedSession } from '../../../session/stored-session.ts';
import { refreshOwnApplications } from '../../jobs/display/apply/own-application-store.ts';
import { forgetGuestToken, guestToken } from '../../platform/files/shared/guest-token.ts';
import { type ApplyValues, toContent } from './apply-values.ts';

type Sending = { jobId: string; values: ApplyValues };

export async function sendApplication({ jobId, values, profile }: Sending & { profile: Applicant }) {
  const params = { path: { id: jobId } };
  const sent = await dataOf(api.POST('/api/jobs/{id}/applications', { params, body: toContent(values, profile) }));
  void refreshOwnApplications();
  return sent as ApplicationDetail;
}

/** Resolves with the id of the application that now waits for the mailed code. */
export async function startGuestApplication({ jobId, values }: Sending): Promise<string> {
  const content = toContent(values, null);
  const { id } = await dataOf(
    publicApi.POST('/api/jobs/{id}/guest-applications', {
      params: { path: { id: jobId } },
      headers: { [GUEST_TOKEN_HEADER]: guestToken() },
      body: {
        ...content,
        email: values.email.trim(),
        applicant: { ...content.applicant, fullName: values.fullName.trim() },
        acceptsTerms: true,
      },
    }),
  );
  return id;
}

type Confirmation = { guestApplicationId: string; code: string };

/** The code makes the account and sends the application. The session is opened by `openSession`, once the page shows the outcome. */
export async function confirmGuestApplication({ guestApplicationId, code }: Confirmation): Promise<GuestConfirmation> {
  const answer = await dataOf(
    publicApi.POST('/api/guest-applications/{id}/confirmation', {
      params: { path: { id: guestApplicationId } },
      headers: { [GUEST_TOKEN_HEADER]: guestToken() },
      body: { code },
    }),
  );
  return answer as GuestConfirmation;
}

export async function openSession(session: NonNullable<GuestConfirmation['session']>, isRemembered: boolean) {
  storedSession().remember(isRemembered);
  const { access_token, refresh_token } = session;
  await (await loadAuthClient()).setSession({ access_token, refresh_token });
  forgetGuestToken();
  await reloadSession();
}
