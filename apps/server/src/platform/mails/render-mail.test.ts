import { globSync } from 'node:fs';
import { join } from 'node:path';
import { IDEA_CHANGES } from '@stellenvisite/contract/content/ideas';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import {
  applicantLeftMail,
  applicationCodeMail,
  applicationDeletionMail,
  applicationMovedMail,
  applicationSentMail,
  applicationWithdrawnMail,
  interviewExpectedMail,
  interviewReminderMail,
  withdrawalReceiptMail,
} from '@stellenvisite/core/applications/applications.mails';
import {
  applicationReceivedMail,
  applicationRelayedMail,
} from '@stellenvisite/core/applications/new-application.mails';
import {
  offerAnsweredMail,
  offerMail,
  offerPhoneMail,
  offerReminderMail,
} from '@stellenvisite/core/applications/offers.mails';
import { unansweredMail } from '@stellenvisite/core/applications/response-times/answers.mails';
import { handedOverMail, handOverReceiptMail } from '@stellenvisite/core/assistant/emma/emma.mails';
import {
  cancelledMail,
  cardFailedMail,
  givenBackMail,
  invoiceMail,
  newPriceMail,
  orderPlacedMail,
  overdueMail,
  planEndedMail,
  priceWithdrawnMail,
} from '@stellenvisite/core/billing/billing.mails';
import { ideaChangedMail } from '@stellenvisite/core/content/ideas/ideas.mails';
import {
  alreadySubscribedMail,
  confirmNewsletterMail,
  newsletterIssueMail,
  newsletterLetterMail,
} from '@stellenvisite/core/content/newsletter/newsletter.mails';
import { employerSuspendedMail, suspensionLiftedMail } from '@stellenvisite/core/employers/moderation/moderation.mails';
import {
  teamAddressMail,
  teamAdmittedMail,
  teamInvitationMail,
  teamJoinedMail,
  teamProposedMail,
  teamRemovedMail,
} from '@stellenvisite/core/employers/team/team.mails';
import {
  domainCodeMail,
  verificationLapsesMail,
} from '@stellenvisite/core/employers/verification/employer-verifications.mails';
import { feedTroubleMail } from '@stellenvisite/core/feeds/feeds.mails';
import { accountErasedMail, erasureRequestedMail } from '@stellenvisite/core/identity/accounts/accounts.mails';
import { adminChangedMail, adminPasswordLinkMail } from '@stellenvisite/core/identity/admins/admins.mails';
import {
  addressTakenMail,
  alreadyRegisteredMail,
  confirmAddressMail,
  emailChangedMail,
  emailChangeMail,
  factorAddedMail,
  factorRemovalCancelledMail,
  factorRemovalReminderMail,
  factorRemovalRequestedMail,
  factorRemovedMail,
  invitationMail,
  magicLinkMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  phoneChangedMail,
  reauthenticationMail,
  recoveryCodesCreatedMail,
  recoveryCodeUsedMail,
  recoveryMail,
} from '@stellenvisite/core/identity/auth/auth.mails';
import { webhookOffMail } from '@stellenvisite/core/integrations/webhooks/webhooks.mails';
import { expiringJobsMail, pendingJobMail } from '@stellenvisite/core/jobs/postings/job-postings.mails';
import { unreadMessagesMail } from '@stellenvisite/core/messages/messages.mails';
import { sanitizeHtml } from '@stellenvisite/core/platform/html/sanitize-html';
import type { MailMessage } from '@stellenvisite/core/platform/mails/define-mail';
import de from '@stellenvisite/core/platform/mails/texts/de.json' with { type: 'json' };
import en from '@stellenvisite/core/platform/mails/texts/en.json' with { type: 'json' };
import { confirmAlertMail, jobAlertMail } from '@stellenvisite/core/seekers/alerts/job-alerts.mails';
import { endingJobsMail, followedEmployersMail } from '@stellenvisite/core/seekers/bookmarks/bookmarks.mails';
import { proofExpiresMail } from '@stellenvisite/core/seekers/profiles/seeker-profiles.mails';
import {
  reportDecidedMail,
  reportPausedMail,
  reportReceivedMail,
} from '@stellenvisite/core/support/reports/reports.mails';
import {
  ticketAnsweredMail,
  ticketOpenedMail,
  ticketReceivedMail,
} from '@stellenvisite/core/support/tickets/support-tickets.mails';
import {
  consentEndsMail,
  enquiryAnswerMail,
  enquiryMail,
  talentFoundMail,
} from '@stellenvisite/core/talent-pool/talent-pool.mails';
import { expect, test } from 'vitest';
import { createMailRenderer } from '../../context.ts';
import { mailTemplatesOf, SLICES } from '../../slices.ts';

const publicUrl = 'https://www.stellenvisite.example';
const ROOT = join(import.meta.dirname, '../../../../..');
const templates = mailTemplatesOf(SLICES);
const ticket = { reference: 'A-2718', url: `${publicUrl}/anfrage/abc` };
const decided = {
  reference: 'M-2026-1042',
  title: 'Dauernachtwache (m/w/d)',
  employer: 'Stift & Söhne',
  kind: 'job',
  extent: 'dauerhaft, in allen Ländern',
  facts: 'Die Anzeige verlangt 49,00 € <b>vorab</b>.',
  groundKind: 'terms',
  ground: 'Nr. 6.2: kein Geld von Bewerbenden',
  appealUntil: new Date('2027-05-14T12:00:00Z'),
  isDecidedByOther: true,
  url: `${publicUrl}/meldung/affected-1`,
} as const;
const renderMail = createMailRenderer({ publicUrl, templates });

const night = { shift: 'night', start: '21:15', end: '06:15' } as const;
const job: JobItem = {
  id: '6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7',
  title: 'Dauernachtwache (m/w/d) <script>alert(1)</script>',
  employer: { id: '0d7a3bb0-8f0f-4a38-9d43-6f1c1a52c1f7', name: 'Stift & Söhne', type: 'company', isVerified: false },
  location: { city: 'Köln', postalCode: '50667', region: 'Nordrhein-Westfalen', country: 'DE', lat: 50.9, lon: 6.9 },
  category: 'nursing',
  employmentType: 'full_time',
  salary: { min: 3610, max: 4280, currency: 'EUR', period: 'month' },
  salaryHours: null,
  tariff: null,
  experienceLevel: 'mid',
  specialty: null,
  department: null,
  remote: 'onsite',
  contract: 'permanent',
  hoursPerWeek: null,
  shifts: ['night'],
  week: [night, night, night, null, null, null, night],
  freeWeekendsOfFour: 2,
  maxNightsPerMonth: null,
  postedAt: '2026-11-16T04:00:00.000Z',
  featured: true,
  training: null,
  reference: null,
};

const link = { code: '048213', url: `${publicUrl}/auth/confirm?token_hash=x&type=signup`, minutes: 10 };
const recoverUrl = `${publicUrl}/passwort-vergessen`;
const securityUrl = `${publicUrl}/konto/sicherheit`;
const removal = { removeAt: new Date('2026-11-29T12:00:00Z'), cancelUrl: `${publicUrl}/auth/faktor-behalten?token=x` };
const unsubscribeUrl = `${publicUrl}/newsletter/abbestellen?token=x`;
const alertUrl = (action: string) => `${publicUrl}/suchauftrag?token=${action}-x`;
const offUrl = `${publicUrl}/abmelden?token=x`;
const confirmation = confirmNewsletterMail({
  confirmUrl: `${publicUrl}/newsletter/bestaetigen?token=x`,
  frequency: 'daily',
});
const issue = newsletterIssueMail({
  frequency: 'daily',
  issuedAt: new Date('2026-11-16T05:00:00Z'),
  total: 1843,
  categories: [{ category: 'nursing', count: 1843 }],
  jobs: [job],
  publicUrl,
  unsubscribeUrl,
});
const interview = { at: '2026-11-19T09:00:00.000Z', minutes: 60, place: 'Haus B', note: 'Bequeme Schuhe genügen.' };
const applied = {
  jobTitle: job.title,
  employer: job.employer.name,
  url: `${publicUrl}/dashboard/bewerbungen/6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7`,
};
const alert = { name: 'Nächte <b>', query: 'q=pflege&location=K%C3%B6ln&shift=night&salaryMin=3700&remote=hybrid' };
const alertPage = (action: string) => `${publicUrl}/suchauftrag?token=${action}-x`;
const digest = jobAlertMail({
  ...alert,
  frequency: 'daily',
  greeted: 'Anna Beispiel',
  sentAt: new Date('2026-11-16T07:00:00Z'),
  createdAt: new Date('2026-11-02T07:00:00Z'),
  total: 6,
  jobs: [
    { item: job, score: 91, pros: ['Der Beruf passt.'], cons: ['Zwei Rufdienste im Monat.'] },
    { item: { ...job, week: null, shifts: [], salary: null }, score: null, pros: [], cons: [] },
  ],
  publicUrl,
  allUrl: `${publicUrl}/dashboard/suchauftraege/6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7`,
  otherFrequency: 'weekly',
  otherFrequencyUrl: alertPage('weekly'),
  pauseUrl: alertPage('pause'),
  endUrl: alertPage('end'),
  settingsUrl: `${publicUrl}/dashboard/mitteilungen`,
});
const bill = {
  company: 'Stift & Söhne',
  gross: 39_246,
  currency: 'EUR' as const,
  url: `${publicUrl}/employer-dashboard/abrechnung`,
};
const ofTeam = { employer: 'Stift & Söhne', url: `${publicUrl}/employer-dashboard/team`, unsubscribeUrl: offUrl };
const poolPage = { url: `${publicUrl}/dashboard/talentpool`, unsubscribeUrl: offUrl };
const enquiry = {
  ...poolPage,
  employer: 'Stift & Söhne',
  jobTitle: 'Dauernachtwache (m/w/d)',
  expiresAt: new Date('2026-11-26T12:00:00Z'),
};
const enquiryAnswer = { ...poolPage, number: 204_170, jobTitle: 'Dauernachtwache (m/w/d)' };

const MESSAGES: MailMessage[] = [
  digest,
  confirmAlertMail({ ...alert, frequency: 'daily', confirmUrl: alertPage('confirm') }),
  confirmation,
  alreadySubscribedMail({
    frequency: 'weekly',
    otherFrequency: 'daily',
    changeUrl: `${publicUrl}/newsletter/umstellen?token=x`,
    unsubscribeUrl,
  }),
  issue,
  newsletterLetterMail({
    subject: 'Neues im November',
    preview: 'Was sich ändert',
    bodyHtml: sanitizeHtml('<p>Guten Tag, <a href="https://www.stellenvisite.example/blog">lesen</a></p>'),
    unsubscribeUrl,
  }),
  ...IDEA_CHANGES.map((what) =>
    ideaChangedMail({
      title: 'Dienste im Kalender',
      what,
      words: what === 'declined' ? 'Nicht prüfbar.' : null,
      url: `${publicUrl}/ideen/1`,
      unsubscribeUrl,
    }),
  ),
  erasureRequestedMail({ eraseAt: new Date('2026-11-29T12:00:00Z'), accountUrl: `${publicUrl}/konto/daten` }),
  handedOverMail({
    reference: 'E-123456',
    question: 'Gilt meine Anerkennung <b>auch</b> hier?',
    from: 'anna@post.example',
    history: [
      { role: 'user', text: 'Pflege in Köln' },
      { role: 'assistant', text: 'Um Köln sind 12 Stellen offen.' },
    ],
    url: `${publicUrl}/admin-dashboard/support/1`,
  }),
  handOverReceiptMail({
    reference: 'E-123456',
    answerBy: new Date('2026-11-16T12:00:00Z'),
    url: `${publicUrl}/anfrage/1`,
  }),
  reportReceivedMail({
    reference: 'M-1042',
    title: 'Dauernachtwache (m/w/d)',
    employer: 'Stift & Söhne',
    receivedAt: new Date('2026-11-16T12:00:00Z'),
    url: `${publicUrl}/meldung/reporter-1`,
  }),
  reportPausedMail({
    reference: 'M-1042',
    title: 'Dauernachtwache (m/w/d)',
    employer: 'Stift & Söhne',
    reason: 'payment_demanded',
    url: `${publicUrl}/meldung/affected-1`,
  }),
  reportDecidedMail({ ...decided, side: 'reporter', measure: 'none', appeal: null }),
  reportDecidedMail({ ...decided, side: 'affected', measure: 'removed', appeal: null }),
  reportDecidedMail({ ...decided, side: 'affected', measure: 'returned', appeal: { outcome: 'changed', isOwn: true } }),
  ticketReceivedMail({ ...ticket, answerBy: new Date('2026-11-16T12:00:00Z') }),
  ticketOpenedMail({
    ...ticket,
    subject: 'Lebenslauf & Datei',
    text: 'Es <b>bricht</b> ab.',
    from: 'anna@post.example',
  }),
  ticketAnsweredMail({ ...ticket, subject: 'Lebenslauf', text: 'Bitte noch einmal.', isClosed: false }),
  ticketAnsweredMail({ ...ticket, subject: 'Lebenslauf', text: 'Erledigt.', isClosed: true }),
  enquiryMail({ ...enquiry, what: 'received' }),
  enquiryMail({ ...enquiry, what: 'reminder' }),
  enquiryMail({ ...enquiry, what: 'reply' }),
  enquiryAnswerMail({ ...enquiryAnswer, what: 'accepted' }),
  enquiryAnswerMail({ ...enquiryAnswer, what: 'question' }),
  consentEndsMail({ ...poolPage, endsOn: new Date('2027-03-18T00:00:00Z'), hasEnded: false }),
  consentEndsMail({ ...poolPage, endsOn: new Date('2027-03-18T00:00:00Z'), hasEnded: true }),
  talentFoundMail({ ...poolPage, name: 'Nachtdienst & Köln', count: 3 }),
  proofExpiresMail({
    kind: 'measles',
    title: '',
    expiresOn: new Date('2026-11-29T00:00:00Z'),
    profileUrl: `${publicUrl}/dashboard/profil`,
    unsubscribeUrl: offUrl,
  }),
  applicationCodeMail({ ...applied, ...link }),
  applicationSentMail({ ...applied, sentAt: new Date('2026-11-16T12:00:00Z'), files: 2 }),
  applicationReceivedMail({
    ...applied,
    applicant: 'Dr. med. Jana Albrecht',
    occupation: 'Hebamme',
    location: 'Köln',
  }),
  applicationRelayedMail({
    ...applied,
    applicant: 'Jana Albrecht',
    details: {
      email: 'jana@post.example',
      phone: '0151 555',
      occupation: 'Hebamme',
      location: 'Köln',
      callbackTime: 'nach 16 Uhr',
    },
    message: 'Guten Tag,\nich komme gern.',
    answers: [
      { id: 'a', kind: 'date', text: 'Wann können Sie anfangen?', value: '2027-01-01' },
      { id: 'b', kind: 'shifts', text: 'Welche Dienste?', value: ['early', 'night'] },
    ],
    files: ['Lebenslauf.pdf'],
    leftOut: 1,
  }),
  applicationMovedMail({
    ...applied,
    status: 'interview',
    interview,
    message: null,
    dates: [],
    unsubscribeUrl: offUrl,
  }),
  applicationMovedMail({
    ...applied,
    status: 'interview',
    interview: null,
    message: 'Guten Tag,\n\nwir möchten Sie kennenlernen.',
    dates: ['2026-11-19T09:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    unsubscribeUrl: offUrl,
  }),
  applicationMovedMail({
    ...applied,
    status: 'rejected',
    interview: null,
    message: null,
    dates: [],
    isEmployerGone: true,
    unsubscribeUrl: offUrl,
  }),
  employerSuspendedMail({
    employer: 'Stift & Söhne',
    reason: 'Falsche Angaben',
    url: `${publicUrl}/employer-dashboard`,
  }),
  suspensionLiftedMail({ employer: 'Stift & Söhne', url: `${publicUrl}/employer-dashboard` }),
  interviewReminderMail({ ...applied, interview, unsubscribeUrl: offUrl }),
  interviewExpectedMail({ ...applied, interview, applicant: 'Jana Albrecht' }),
  offerMail({ ...applied, message: null, answerBy: '2026-12-07', unsubscribeUrl: offUrl }),
  offerMail({
    ...applied,
    message: 'Guten Tag,\n\nwir möchten Sie einstellen.',
    answerBy: '2026-12-07',
    unsubscribeUrl: offUrl,
  }),
  offerReminderMail({ ...applied, answerBy: '2026-12-07', unsubscribeUrl: offUrl }),
  offerPhoneMail({ ...applied, answer: 'accepted' }),
  offerPhoneMail({ ...applied, answer: 'declined' }),
  offerAnsweredMail({ ...applied, applicant: 'Jana Albrecht', answer: 'accepted' }),
  offerAnsweredMail({ ...applied, applicant: 'Jana Albrecht', answer: 'declined' }),
  applicationWithdrawnMail({ ...applied, applicant: 'Jana Albrecht' }),
  withdrawalReceiptMail(applied),
  applicantLeftMail(applied),
  applicationDeletionMail({ ...applied, deleteAt: new Date('2027-05-16T12:00:00Z'), isAnswered: true }),
  applicationDeletionMail({ ...applied, deleteAt: new Date('2027-05-16T12:00:00Z'), isAnswered: false }),
  unreadMessagesMail({
    employer: 'Stift & Söhne',
    jobTitle: 'Dauernachtwache (m/w/d)',
    count: 2,
    url: `${publicUrl}/dashboard/nachrichten/1`,
    unsubscribeUrl: `${publicUrl}/abmelden?token=x`,
  }),
  followedEmployersMail({
    employers: [
      { name: job.employer.name, count: 2, url: `${publicUrl}/arbeitgebern/${job.employer.id}/offene-stellen` },
    ],
    unsubscribeUrl: offUrl,
  }),
  endingJobsMail({
    jobs: [
      {
        title: job.title,
        employer: job.employer.name,
        endsAt: new Date('2026-11-19T12:00:00Z'),
        url: `${publicUrl}/jobs/${job.id}`,
      },
    ],
    unsubscribeUrl: offUrl,
  }),
  pendingJobMail({
    title: job.title,
    outcome: 'released',
    reason: null,
    url: `${publicUrl}/jobs/${job.id}`,
    unsubscribeUrl: offUrl,
  }),
  ...(['refused', 'removed'] as const).map((outcome) =>
    pendingJobMail({
      title: job.title,
      outcome,
      reason: 'Bitte nennen Sie <b>eine</b> Anschrift.',
      url: `${publicUrl}/post-job?job=${job.id}`,
      unsubscribeUrl: offUrl,
    }),
  ),
  ...(['too_small', 'html'] as const).map((failure) =>
    feedTroubleMail({
      feed: 'Karriereportal <1>',
      employer: job.employer.name,
      failure,
      percent: failure === 'too_small' ? 62 : null,
      url: `${publicUrl}/employer-dashboard/xml-feeds/1/abrufe/2`,
      unsubscribeUrl: offUrl,
    }),
  ),
  expiringJobsMail({
    employer: job.employer.name,
    jobs: [{ title: job.title, endsAt: new Date('2026-11-19T12:00:00Z'), url: `${publicUrl}/jobs/${job.id}` }],
    url: `${publicUrl}/employer-dashboard/stellen`,
    unsubscribeUrl: offUrl,
  }),
  confirmAlertMail({ name: 'Nachts', query: 'q=pflege', frequency: 'daily', confirmUrl: alertUrl('confirm') }),
  jobAlertMail({
    name: 'Nachts in Köln',
    query: 'q=pflege',
    frequency: 'daily',
    greeted: 'Jana Albrecht',
    sentAt: new Date('2026-11-16T07:00:00Z'),
    createdAt: new Date('2026-11-01T07:00:00Z'),
    total: 2,
    jobs: [{ item: job, score: 91, pros: ['Ihr Beruf'], cons: ['Nur Nachtdienst'] }],
    publicUrl,
    allUrl: `${publicUrl}/dashboard/suchauftraege/1`,
    otherFrequency: 'weekly',
    otherFrequencyUrl: alertUrl('weekly'),
    pauseUrl: alertUrl('pause'),
    endUrl: alertUrl('end'),
    settingsUrl: `${publicUrl}/dashboard/mitteilungen`,
  }),
  domainCodeMail({ code: '048213', domain: 'stift.example', minutes: 15 }),
  verificationLapsesMail({
    employer: 'Stift & Söhne',
    domain: 'stift.example',
    lapsesAt: new Date('2026-11-29T12:00:00Z'),
    url: `${publicUrl}/employer-dashboard/profil/verifizierung`,
  }),
  ...(['created', 'addressChanged', 'passwordChanged', 'deleted'] as const).map((change) =>
    adminChangedMail({
      change,
      email: 'ada@stellenvisite.example',
      by: change === 'passwordChanged' ? null : 'bob@stellenvisite.example',
      at: new Date('2026-11-12T12:00:00Z'),
      url: `${publicUrl}/admin-dashboard/protokoll`,
    }),
  ),
  adminPasswordLinkMail({
    url: `${publicUrl}/admin-passwort#id.time.signature`,
    minutes: 60,
    by: 'bob@stellenvisite.example',
  }),
  webhookOffMail({
    employer: 'Stift & Söhne',
    webhook: 'Bewerbungssystem',
    host: 'ats.stift.example',
    failingSince: new Date('2026-11-12T12:00:00Z'),
    url: `${publicUrl}/employer-dashboard/einstellungen/schnittstellen/webhooks/1`,
  }),
  ...[false, true].map((isAccountAddress) =>
    teamInvitationMail({
      employer: 'Stift & Söhne',
      invitedBy: 'Mira Tönnies',
      role: isAccountAddress ? 'owner' : 'recruiter',
      isAccountAddress,
      url: `${publicUrl}/team-einladung?token=x`,
      expiresAt: new Date('2026-11-23T12:00:00Z'),
    }),
  ),
  teamAddressMail({
    employer: 'Stift & Söhne',
    email: 'buero@example.org',
    url: `${publicUrl}/employer-dashboard/team`,
  }),
  teamAddressMail({ employer: 'Stift & Söhne', email: null, url: `${publicUrl}/employer-dashboard/team` }),
  teamProposedMail({ ...ofTeam, email: 'l.brueck@example.org', proposedBy: null }),
  teamProposedMail({ ...ofTeam, email: 'l.brueck@example.org', proposedBy: 'Petra Wehling' }),
  teamJoinedMail({ ...ofTeam, name: 'Lena Brück', role: 'viewer' }),
  teamAdmittedMail({ ...ofTeam, role: 'owner' }),
  unansweredMail({ ...ofTeam, count: 3, days: 5 }),
  teamRemovedMail({ employer: ofTeam.employer, unsubscribeUrl: offUrl }),
  orderPlacedMail({
    ...bill,
    lines: [{ kind: 'plan', plan: 'hospital', period: 'monthly', from: '2026-11-16', to: '2026-12-15', net: 39_000 }],
    next: null,
    payment: 'invoice',
    orderedAt: new Date('2026-11-16T12:00:00Z'),
  }),
  orderPlacedMail({
    ...bill,
    lines: [{ kind: 'credit', plan: 'practice', from: '2026-11-17', to: '2026-11-30', days: 14, of: 30, net: -6020 }],
    next: null,
    payment: 'card',
    orderedAt: new Date('2026-11-16T12:00:00Z'),
  }),
  orderPlacedMail({
    ...bill,
    lines: [],
    next: { plan: 'practice', from: '2026-12-16' },
    payment: 'invoice',
    orderedAt: new Date('2026-11-16T12:00:00Z'),
  }),
  ...[false, true].map((isCharged) =>
    invoiceMail({ ...bill, number: 'RE-2026-11-0001', isCorrection: false, dueOn: '2026-11-30', isCharged }),
  ),
  invoiceMail({ ...bill, number: 'RE-2026-11-0001', isCorrection: false, dueOn: null, isCharged: false }),
  invoiceMail({ ...bill, number: 'GS-2026-11-0001', isCorrection: true, dueOn: null, isCharged: false }),
  overdueMail({ ...bill, number: 'RE-2026-11-0001', dueOn: '2026-11-30', level: 1 }),
  overdueMail({ ...bill, number: 'RE-2026-11-0001', dueOn: '2026-11-30', level: 2 }),
  cardFailedMail({ ...bill, number: 'RE-2026-11-0001' }),
  givenBackMail({ ...bill, number: 'RE-2026-11-0001' }),
  givenBackMail({ ...bill, number: null }),
  cancelledMail({
    company: bill.company,
    plan: 'practice',
    period: 'monthly',
    cancelledAt: new Date('2026-11-16T12:00:00Z'),
    lastDay: '2026-11-30',
    url: bill.url,
  }),
  newPriceMail({
    company: bill.company,
    plan: 'practice',
    before: 12_900,
    after: 14_900,
    currency: 'EUR',
    day: '2027-01-16',
    url: bill.url,
  }),
  ...[null, '2027-01-15'].map((endsOn) =>
    priceWithdrawnMail({
      company: bill.company,
      plan: 'practice',
      before: 14_900,
      after: 12_900,
      currency: 'EUR',
      day: '2027-01-16',
      endsOn,
      url: bill.url,
    }),
  ),
  planEndedMail({ company: bill.company, plan: 'practice', paused: 1, url: bill.url }),
  planEndedMail({ company: bill.company, plan: 'practice', paused: 3, url: bill.url }),
  accountErasedMail({ erasedAt: new Date('2026-11-29T12:00:00Z') }),
  confirmAddressMail(link),
  invitationMail(link),
  magicLinkMail(link),
  recoveryMail(link),
  emailChangeMail({ ...link, newEmail: 'neu@example.org', isNew: true }),
  reauthenticationMail({ code: '048213', minutes: 10 }),
  addressTakenMail({ loginUrl: `${publicUrl}/login` }),
  alreadyRegisteredMail({ loginUrl: `${publicUrl}/login`, recoverUrl }),
  passwordChangedMail({ recoverUrl }),
  emailChangedMail({ newEmail: 'neu@example.org', recoverUrl }),
  phoneChangedMail({ recoverUrl }),
  factorAddedMail({ factor: 'totp', securityUrl }),
  factorRemovedMail({ factor: 'phone', securityUrl }),
  passkeyAddedMail({ name: 'Mein Handy', securityUrl }),
  passkeyRemovedMail({ name: 'Mein Handy', securityUrl }),
  factorRemovalRequestedMail(removal),
  factorRemovalReminderMail(removal),
  factorRemovalCancelledMail({ securityUrl }),
  recoveryCodesCreatedMail({ securityUrl }),
  recoveryCodeUsedMail({ securityUrl, left: 9 }),
];
const everyMail = LANGUAGES.flatMap((language) => MESSAGES.map((message) => ({ language, message })));

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

/** Distinguishes a definition from the list of templates, which the same file exports. */
const isDefinition = (value: unknown): value is { kind: string } => typeof value === 'function' && 'kind' in value;

test('every mail that core defines has one template in a slice, and is looked at here', async () => {
  const files = globSync('packages/core/src/**/*.mails.ts', { cwd: ROOT });
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const defined = modules
    .flatMap((exported) => Object.values<unknown>(exported))
    .flatMap((value) => (isDefinition(value) ? [value.kind] : []))
    .sort();
  expect(defined.length).toBeGreaterThan(0);
  const worded = templates.map(({ kind }) => kind);
  const looked = MESSAGES.map(({ kind }) => kind);
  expect([
    ...defined
      .filter((kind) => !worded.includes(kind))
      .map((kind) => `${kind} is worded nowhere: define its template and list it in the mails of its slice`),
    ...worded
      .filter((kind, index) => !defined.includes(kind) || worded.indexOf(kind) !== index)
      .map(
        (kind) => `${kind} is worded twice, or is defined in no packages/core/src/*/*.mails.ts: remove its template`,
      ),
    ...defined
      .filter((kind) => !looked.includes(kind))
      .map(
        (kind) =>
          `${kind} is looked at nowhere: add one to MESSAGES in apps/server/src/platform/mails/render-mail.test.ts`,
      ),
  ]).toEqual([]);
  expect(defined).toEqual([...new Set(defined)]);
});

test('a mail that no slice words is refused by its name', async () => {
  await expect(renderMail({ kind: 'nobody.knows', values: {} }, 'de')).rejects.toThrow('nobody.knows');
});

test('every text of a mail exists in both languages, and none is empty', () => {
  const missing = (file: string, keys: readonly string[], others: readonly string[]) =>
    others
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is missing: add it to packages/core/src/platform/mails/texts/${file}`);
  expect([...missing('en.json', keysOf(en), keysOf(de)), ...missing('de.json', keysOf(de), keysOf(en))]).toEqual([]);
  expect(keysOf(en), 'the texts of both languages are in the same order').toEqual(keysOf(de));
  for (const texts of [de, en]) expect(JSON.stringify(texts)).not.toContain('""');
});

test('every text names the same values in both languages', () => {
  const placeholders = (texts: object) =>
    keysOf(texts).map((key) => {
      const text = key.split('.').reduce<unknown>((tree, part) => Object(tree)[part], texts);
      return [key, [...String(text).matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).sort()];
    });
  expect(placeholders(en)).toEqual(placeholders(de));
});

test.each(everyMail)('$message.kind in $language is whole: no key, no placeholder, no empty value', async (mail) => {
  const { subject, text, html } = await renderMail(mail.message, mail.language);
  const advice = `shows a key or no value: add the text to packages/core/src/platform/mails/texts/${mail.language}.json`;
  for (const part of [subject, text, html]) {
    expect(part, advice).not.toMatch(/\{\{|\}\}|undefined|\[object|(newsletter|brand|job|frequency)\.[a-z]+\b(?!\.)/);
  }
  expect(html).toContain(`lang="${mail.language}"`);
  expect(text).toContain(mail.language === 'de' ? '/impressum' : '/impressum?lang=en');
});

/** About the account, or an answer to what its person has just done: these are sent whatever somebody prefers. */
const ALWAYS_SENT =
  /^(admin|auth|account|report|support-ticket|emma|billing)\.|^(newsletter|job-alert)\.confirm$|^application\.(?!moved$|offer$|offer-reminder$|interview-reminder$)|^team\.(invitation|address-changed)$|^employer\.(domain-code|verification-lapses|suspended|suspension-lifted)$|^webhook\./;

test.each(everyMail)('$message.kind in $language has its way out, unless it is always sent', async (mail) => {
  const { text, html } = await renderMail(mail.message, mail.language);
  const wayOut = /\/(abmelden\?token=|newsletter\/abbestellen\?token=|suchauftrag\?token=end-)/;
  const hasWayOut = [text, html].map((part) => wayOut.test(part));
  expect(hasWayOut).toEqual(ALWAYS_SENT.test(mail.message.kind) ? [false, false] : [true, true]);
});

test.each(everyMail)('$message.kind in $language loads nothing and links only to us', async (mail) => {
  const { html } = await renderMail(mail.message, mail.language);
  expect(html).not.toMatch(/<(script|img|iframe|link|object|embed|video|audio)\b|@import|url\(|\bsrc=|background=/i);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((href) => href?.startsWith(`${publicUrl}/`))).toBe(true);
});

test('an issue shows title, employer, place, pay and week, and lets no markup through', async () => {
  const { subject, html, text } = await renderMail(issue, 'de');
  expect(subject).toBe('1.843 neue Stellen · 16.11.2026');
  expect(html).toContain('Stift &amp; Söhne, Köln');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('Beispielwoche Mo–So: N N N frei frei frei N');
  expect(text).toMatch(/3\.610,00–4\.280,00\s€ im Monat/);
  expect(text).toContain('Beispielwoche Mo–So: N N N – – – N');
  expect(text).toContain(`${publicUrl}/jobs/${job.id}`);
});

test('links of an English mail open in English', async () => {
  const { text } = await renderMail(confirmation, 'en');
  expect(text).toContain(`${publicUrl}/newsletter/bestaetigen?token=x&lang=en`);
});

test('the mail of an alert says why each job fits, what it pays to the cent, and how to have less mail', async () => {
  const { subject, html, text } = await renderMail(digest, 'de');
  expect(subject).toBe('6 neue Stellen: Nächte <b>');
  for (const said of ['91\u00a0%', '+ Der Beruf passt.', '– Zwei Rufdienste im Monat.', '3.610,00–4.280,00\u00a0€'])
    expect(text).toContain(said);
  expect(text).toContain('pflege, Köln, Nacht, ab 3.700,00\u00a0€, und ein weiterer Filter');
  expect(text).toContain('Dienste: nach Absprache');
  expect(text).toContain('Keine Gehaltsangabe');
  for (const action of ['weekly', 'pause', 'end']) expect(html).toContain(alertPage(action));
  expect(html).not.toContain('<b>“');
});

test('names who applied with occupation and town to the employer', async () => {
  const about = { jobTitle: 'Hebamme (m/w/d)', employer: 'Klinikum Rheinhöhe', url: 'https://stellenvisite.example' };
  const applicant = { applicant: 'Jana Albrecht', occupation: 'Hebamme', location: 'Köln' };
  const { subject, text, html } = await renderMail(applicationReceivedMail({ ...about, ...applicant }), 'de');
  expect(subject).toBe('Neue Bewerbung: Hebamme (m/w/d)');
  expect(text).toContain('Beruf: Hebamme');
  expect(text).toContain('Wohnort: Köln');
  expect(html).toContain('Bewerbung von Jana Albrecht, Hebamme, Köln.');
});
