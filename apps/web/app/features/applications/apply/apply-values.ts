import type { Applicant, ApplicationDraft } from '@stellenvisite/contract/applications.schema';
import type { CameFrom } from '@stellenvisite/contract/came-from.schema';
import { emailSchema } from '@stellenvisite/contract/email.schema';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';

export type ApplyValues = {
  /** `short`: without documents, with a time to be called back. */
  kind: 'full' | 'short';
  fullName: string;
  /** Only of somebody without an account. */
  email: string;
  phone: string;
  occupation: string;
  location: string;
  message: string;
  files: readonly StoredFile[];
  answers: Readonly<Record<string, string | readonly string[]>>;
  callbackTime: string;
  /** How the person came to the job; kept with the draft, so that signing in on the way does not lose it. */
  came: CameFrom | null;
};

export const EMPTY_VALUES: ApplyValues = {
  kind: 'full',
  fullName: '',
  email: '',
  phone: '',
  occupation: '',
  location: '',
  message: '',
  files: [],
  answers: {},
  callbackTime: '',
  came: null,
};

/** The fields of the applicant that can be changed for one application. */
export const APPLICANT_FIELDS = ['fullName', 'occupation', 'phone', 'location'] as const;
export type ApplicantField = (typeof APPLICANT_FIELDS)[number];

export const applicantValues = (applicant: Applicant): Pick<ApplyValues, ApplicantField> => ({
  fullName: applicant.fullName,
  phone: applicant.phone ?? '',
  occupation: applicant.occupation ?? '',
  location: applicant.location ?? '',
});

/** A draft over what the form begins with; files that are gone meanwhile are left out. */
export function withDraft(
  values: ApplyValues,
  { content }: Pick<ApplicationDraft, 'content'>,
  own: readonly StoredFile[],
) {
  const { applicant = {}, fileIds = [], answers = [], message = '', callbackTime = '', kind = 'full' } = content;
  const { fullName, phone, occupation, location } = applicant;
  return {
    ...values,
    kind,
    message,
    callbackTime,
    came: content.came ?? values.came,
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone: phone ?? '' }),
    ...(occupation === undefined ? {} : { occupation: occupation ?? '' }),
    ...(location === undefined ? {} : { location: location ?? '' }),
    answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
    files: fileIds.flatMap((id) => own.find((file) => file.id === id) ?? []),
  } satisfies ApplyValues;
}

/** As it is sent and as drafts are kept. `applicant` holds what differs from `profile`; without a profile, everything. */
export function toContent(values: ApplyValues, profile: Applicant | null) {
  const known = profile ? applicantValues(profile) : null;
  const changed = APPLICANT_FIELDS.filter((field) => !known || values[field].trim() !== known[field]);
  const applicant: { [field in ApplicantField]?: string } = {};
  for (const field of changed) {
    const value = values[field].trim();
    // A name cannot be emptied; it is asked for before anything is sent.
    if (value || field !== 'fullName') applicant[field] = value;
  }
  const answers = Object.entries(values.answers).filter(([, value]) => value.length > 0);
  const isShort = values.kind === 'short';
  return {
    kind: values.kind,
    ...(values.message.trim() && { message: values.message.trim() }),
    ...(values.files.length > 0 && !isShort && { fileIds: values.files.map(({ id }) => id) }),
    ...(answers.length > 0 && {
      answers: answers.map(([questionId, value]) => ({
        questionId,
        value: typeof value === 'string' ? value : [...value],
      })),
    }),
    ...(Object.keys(applicant).length > 0 && { applicant }),
    ...(values.came && { came: values.came }),
    ...(isShort && values.callbackTime.trim() && { callbackTime: values.callbackTime.trim() }),
  };
}

/** A field of the form that stands in the way of sending, by its id without the prefix. */
export type Gap = { field: string; part: 'data' | 'questions' | 'consent'; reason: string };

type Form = { values: ApplyValues; questions: readonly JobQuestion[]; isGuest: boolean; consents: Consents };
export type Consents = { reading: boolean; terms: boolean };

/** What is missing, in the order of the page. */
export function findGaps({ values, questions, isGuest, consents }: Form): Gap[] {
  const isShort = values.kind === 'short';
  const data: Gap[] = [
    ...missing(!values.fullName.trim(), 'fullName'),
    ...(isGuest ? emailGaps(values.email) : []),
    ...(isShort ? missing(!values.occupation.trim(), 'occupation') : []),
    ...(isShort ? missing(!values.phone.trim(), 'phone') : []),
    ...(isShort ? missing(!values.callbackTime.trim(), 'callbackTime') : []),
  ];
  const unanswered = questions
    .filter(({ id, isRequired }) => isRequired && !values.answers[id]?.length)
    .map(({ id }): Gap => ({ field: `question-${id}`, part: 'questions', reason: 'question' }));
  const unconsented: Gap[] = [
    ...(consents.reading ? [] : [{ field: 'reading', part: 'consent', reason: 'reading' } as const]),
    ...(isGuest && !consents.terms ? [{ field: 'terms', part: 'consent', reason: 'terms' } as const] : []),
  ];
  return [...data, ...unanswered, ...unconsented];
}

const missing = (isMissing: boolean, field: string): Gap[] =>
  isMissing ? [{ field, part: 'data', reason: field }] : [];

function emailGaps(email: string): Gap[] {
  if (!email.trim()) return missing(true, 'email');
  return emailSchema.safeParse(email).success ? [] : [{ field: 'email', part: 'data', reason: 'emailWrong' }];
}
