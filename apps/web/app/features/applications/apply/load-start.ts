import type { ApplicationDetail, ApplicationProposal } from '@stellenvisite/contract/applications/applications.schema';
import type { Referrer } from '@stellenvisite/contract/jobs/statistics.schema';
import { GUEST_TOKEN_HEADER } from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { findGuestToken, forgetGuestToken } from '../../platform/files/shared/guest-token.ts';
import { listFiles } from '../../platform/files/shared/upload-file.ts';
import { type ApplyValues, applicantValues, EMPTY_VALUES, withDraft } from './apply-values.ts';
import { type DeviceDraft, readDeviceDraft, removeDeviceDraft } from './use-apply-draft.ts';

/** The initial state of the form for somebody without an account. */
export type GuestStart = { kind: 'guest'; values: ApplyValues; guestApplicationId: string | null };

export type AccountStart = {
  kind: 'account';
  proposal: ApplicationProposal;
  values: ApplyValues;
  /** All files of the account, to choose from. */
  own: readonly StoredFile[];
  /** The message is the one of the last application, not one that was written for this job. */
  isLastMessage: boolean;
  /** Something of this device is in it that the account does not have yet. */
  isUnsaved: boolean;
  /** The one that was waiting for its code and is sent now: whoever follows the link of the mail is signed in by it. */
  sent: ApplicationDetail | null;
};

export async function loadGuestStart(jobId: string, came: Referrer | null): Promise<GuestStart> {
  const draft = readDeviceDraft(jobId);
  if (!draft) return { kind: 'guest', values: { ...EMPTY_VALUES, came }, guestApplicationId: null };
  const own = findGuestToken() && draft.values.files.length > 0 ? await listFiles('guest') : [];
  const files = stillThere(draft.values.files, own);
  const values = { ...EMPTY_VALUES, ...draft.values, files, came: draft.values.came ?? came };
  return { kind: 'guest', values, guestApplicationId: draft.guestApplicationId };
}

/** Loads the profile, the draft of the account, and over both what was written on this device before the sign-in. */
export async function loadAccountStart(
  jobId: string,
  { came, begunId }: { came: Referrer | null; begunId: string | null },
): Promise<AccountStart> {
  const device = readDeviceDraft(jobId);
  const sent = device ? await takeOver(device) : null;
  if (begunId && !device) await receiveDraftOf(begunId);
  const params = { path: { id: jobId } };
  const [proposal, { items: own }] = await Promise.all([
    dataOf(api.GET('/api/jobs/{id}/application-proposal', { params })),
    dataOf(api.GET('/api/files')),
  ]);
  const { applicant, message, files, draft } = proposal as ApplicationProposal;
  const fresh: ApplyValues = { ...EMPTY_VALUES, ...applicantValues(applicant), message, files, came };
  const restored = draft ? withDraft(fresh, draft, own) : fresh;
  const values = device ? withDeviceDraft(restored, device.values, own) : restored;
  if (sent) removeDeviceDraft(jobId);
  return {
    kind: 'account',
    proposal: proposal as ApplicationProposal,
    values,
    own,
    isLastMessage: !draft && message !== '' && values.message === message,
    isUnsaved: device !== null && !sent,
    sent,
  };
}

/** Files uploaded before the sign-in become the account's; an application that waits for its code is sent. */
async function takeOver({ guestApplicationId }: DeviceDraft): Promise<ApplicationDetail | null> {
  const guestToken = findGuestToken();
  if (!guestToken) return null;
  await dataOf(api.POST('/api/files/adoption', { body: { guestToken } }));
  const confirmed = guestApplicationId ? await confirmWithoutCode(guestApplicationId, guestToken) : null;
  forgetGuestToken();
  return confirmed;
}

/** Refused when the address is another one than the account's: then it is a draft like any other. */
async function confirmWithoutCode(id: string, guestToken: string): Promise<ApplicationDetail | null> {
  const { data } = await api.POST('/api/guest-applications/{id}/confirmation', {
    params: { path: { id } },
    headers: { [GUEST_TOKEN_HEADER]: guestToken },
    body: {},
  });
  return (data?.application as ApplicationDetail | undefined) ?? null;
}

/** Receives a draft written in another browser than the one that opened the link of the mail; a second call returns none. */
const receiveDraftOf = (id: string) =>
  api.POST('/api/guest-applications/{id}/confirmation', { params: { path: { id } }, body: {} });

/** Merges a draft: values typed on the device win; those left empty there come from the account. */
function withDeviceDraft(values: ApplyValues, typed: ApplyValues, own: readonly StoredFile[]): ApplyValues {
  const written = Object.entries(typed).filter(([name, value]) => name !== 'files' && value !== '');
  const files = stillThere(typed.files, own);
  return {
    ...values,
    ...(Object.fromEntries(written) as Partial<ApplyValues>),
    answers: { ...values.answers, ...typed.answers },
    came: typed.came ?? values.came,
    files: files.length > 0 ? files : values.files,
  };
}

const stillThere = (files: readonly StoredFile[], own: readonly StoredFile[]) =>
  files.filter(({ id }) => own.some((file) => file.id === id));
