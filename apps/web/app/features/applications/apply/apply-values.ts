import { APPLICATION_MESSAGE_LENGTH, CALLBACK_TIME_LENGTH } from '@stellenvisite/contract/applications/applications';
import type { Applicant, ApplicationDraft } from '@stellenvisite/contract/applications/applications.schema';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import type { Referrer } from '@stellenvisite/contract/jobs/statistics.schema';
import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { plainText, plainTextLines } from '@stellenvisite/contract/platform/plain-text.schema';
import { z } from '@stellenvisite/contract/platform/zod';

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
  /** How the person came to the job; stored with the draft, so that signing in on the way does not lose it. */
  came: Referrer | null;
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

/** Returns a draft over what the form begins with; files that are gone meanwhile are left out. */
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

/** As it is sent and as drafts are retained. `applicant` holds what differs from `profile`; without a profile, everything. */
export function toContent(values: ApplyValues, profile: Applicant | null) {
  const known = profile ? applicantValues(profile) : null;
  const changed = APPLICANT_FIELDS.filter((field) => !known || values[field].trim() !== known[field]);
  const applicant: { [field in ApplicantField]?: string } = {};
  for (const field of changed) {
    const value = values[field].trim();
    // A name cannot be cleared; the form requires it before sending.
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

export type Consents = { reading: boolean; terms: boolean };

/** All that the form holds; the consents are given for each application and are no part of a draft. */
export type ApplyFormValues = ApplyValues & Consents;

/** A field that appears in the way of sending. */
export type Gap = { field: ApplyField; part: 'data' | 'questions' | 'consent' };
export type ApplyField = Extract<keyof ApplyFormValues, string> | `answers.${string}`;

type Applied = { questions: readonly JobQuestion[]; isGuest: boolean };

/** Fields that a short application requires. */
export const NEEDED_TO_CALL = ['occupation', 'phone', 'callbackTime'] as const;

const optionalLine = plainText(120);
const consent = (isNeeded: boolean) => z.boolean().refine((isGiven) => isGiven || !isNeeded);

/** Builds the schema of an application to send, from the small parts of the contract: visitors load this page. */
export const applySchema = ({ questions, isGuest }: Applied): z.ZodType<ApplyFormValues, ApplyFormValues> =>
  z
    .object({
      kind: z.enum(['full', 'short']),
      fullName: optionalLine.min(1),
      email: isGuest ? emailSchema : z.string(),
      phone: plainText(40),
      occupation: optionalLine,
      location: optionalLine,
      message: plainTextLines(APPLICATION_MESSAGE_LENGTH),
      files: z.custom<ApplyValues['files']>(),
      answers: z.custom<ApplyValues['answers']>().superRefine((answers, { addIssue }) => {
        for (const { id, isRequired } of questions)
          if (isRequired && !answers[id]?.length) addIssue({ code: 'custom', path: [id] });
      }),
      callbackTime: plainText(CALLBACK_TIME_LENGTH),
      came: z.custom<Referrer | null>(),
      reading: consent(true),
      terms: consent(isGuest),
    })
    .superRefine((values, { addIssue }) => {
      for (const name of NEEDED_TO_CALL)
        if (values.kind === 'short' && !values[name]) addIssue({ code: 'custom', path: [name] });
    });

/** The fields in the order of the page. */
export const applyFields = ({ questions }: Pick<Applied, 'questions'>): ApplyField[] => [
  'fullName',
  'email',
  ...NEEDED_TO_CALL,
  'location',
  ...questions.map(({ id }) => `answers.${id}` as const),
  'message',
  'reading',
  'terms',
];

/** Returns the missing fields in the order of the page. */
export function findGaps(values: ApplyFormValues, applied: Applied): Gap[] {
  const issues = applySchema(applied).safeParse(values).error?.issues ?? [];
  const open = new Set(issues.map(({ path }) => path.join('.')));
  return applyFields(applied)
    .filter((field) => open.has(field))
    .map((field) => ({ field, part: partOf(field) }));
}

function partOf(field: ApplyField): Gap['part'] {
  if (field.startsWith('answers.')) return 'questions';
  return field === 'reading' || field === 'terms' ? 'consent' : 'data';
}
