import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';

let number = 20_000;

export function receivedOf(changes: Partial<ReceivedApplication> & { name?: string } = {}): ReceivedApplication {
  const { name = 'Anna Berg', ...values } = changes;
  number += 1;
  const sentAt = values.sentAt ?? '2026-11-10T08:00:00.000Z';
  return {
    id: `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    number,
    kind: 'full',
    status: 'applied',
    version: 1,
    job: {
      id: '0198f0a0-0000-7000-8000-0000000000aa',
      title: 'Pflegefachkraft (m/w/d)',
      employer: { id: '0198f0a0-0000-7000-8000-0000000000bb', name: 'Klinikum Nord' },
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
    applicant: {
      fullName: name,
      academicTitle: null,
      occupation: 'Pflegefachfrau',
      location: 'Köln',
      yearsOfExperience: 7,
    },
    department: 'Intensivstation 4A',
    wishes: { early: 'like', day: null, late: 'ok', night: 'no' },
    matchScore: 87,
    language: 'de',
    source: 'search',
    firstAnswerAt: null,
    ...values,
  };
}

/** Returns the application itself, as it is opened from the list. */
export function receivedDetailOf(changes: Partial<ReceivedApplicationDetail> = {}): ReceivedApplicationDetail {
  const {
    department: _department,
    wishes: _wishes,
    matchScore: _score,
    firstAnswerAt: _answered,
    ...application
  } = receivedOf();
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
    jobWeek: null,
    proposal: null,
    language: 'de',
    source: 'search',
    ...changes,
  };
}
