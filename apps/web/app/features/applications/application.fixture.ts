import type {
  Application,
  ApplicationDetail,
  Applications,
} from '@stellenvisite/contract/applications/applications.schema';

const DAY_MS = 86_400_000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const ID = '0198f0a0-0000-7000-8000-0000000000a1';
export const JOB_ID = '0198f0a0-0000-7000-8000-0000000000b1';

/** An offer that waits for an answer. */
export const OPEN_OFFER: NonNullable<Application['offer']> = {
  sentAt: '2026-11-10T08:00:00.000Z',
  answerBy: '2099-12-07',
  answer: null,
  answeredAt: null,
  reply: '',
  phoneAnswer: null,
};

export function applicationOf(changes: Partial<Application> = {}): Application {
  const sentAt = daysFromNow(-3);
  return {
    id: ID,
    number: 20_418,
    kind: 'full',
    status: 'applied',
    version: 1,
    job: {
      id: JOB_ID,
      title: 'Hebamme (m/w/d)',
      employer: { id: null, name: 'Klinikum Nord' },
      city: 'Köln',
      country: 'DE',
      category: 'nursing',
      isLive: true,
    },
    sentAt,
    openedAt: null,
    invitedAt: null,
    interviewAt: null,
    rejectedAt: null,
    hiredAt: null,
    withdrawnAt: null,
    offer: null,
    statusUpdatedAt: sentAt,
    deleteAt: null,
    ...changes,
  };
}

export function detailOf(changes: Partial<ApplicationDetail> = {}): ApplicationDetail {
  const application = applicationOf(changes);
  return {
    ...application,
    applicant: {
      fullName: 'Anna Beispiel',
      academicTitle: null,
      email: 'anna@post.example',
      phone: '0151 555',
      occupation: 'Hebamme',
      location: 'Köln',
      profile: null,
    },
    message: 'Guten Tag, ich komme gern.',
    callbackTime: null,
    answers: [],
    files: [],
    interview: null,
    talentContact: null,
    timeline: [{ kind: 'sent', at: application.sentAt, by: 'applicant', byName: null }],
    ...changes,
  };
}

export function listOf(items: Application[], changes: Partial<Applications> = {}): Applications {
  const countOf = (status: Application['status']) => items.filter((item) => item.status === status).length;
  const counts = {
    all: items.length,
    active: countOf('applied') + countOf('interview'),
    interviews: countOf('interview'),
    rejected: countOf('rejected'),
    hired: countOf('hired'),
    withdrawn: countOf('withdrawn'),
  };
  return { items, total: items.length, page: 1, pageSize: 20, counts, medianAnswerDays: null, ...changes };
}
