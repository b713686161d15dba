import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { LANGUAGES } from '@stellenvisite/contract/languages';
import { accountErasedMail, erasureRequestedMail } from '@stellenvisite/core/accounts/accounts.mails';
import {
  applicantLeftMail,
  applicationDeletionMail,
  applicationMovedMail,
  applicationReceivedMail,
  applicationSentMail,
  applicationWithdrawnMail,
  withdrawalReceiptMail,
} from '@stellenvisite/core/applications/applications.mails';
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
  passwordChangedMail,
  phoneChangedMail,
  reauthenticationMail,
  recoveryCodesCreatedMail,
  recoveryCodeUsedMail,
  recoveryMail,
} from '@stellenvisite/core/auth/auth.mails';
import { endingJobsMail, followedEmployersMail } from '@stellenvisite/core/bookmarks/bookmarks.mails';
import { confirmAlertMail, jobAlertMail } from '@stellenvisite/core/job-alerts/job-alerts.mails';
import type { MailMessage } from '@stellenvisite/core/mails/define-mail';
import { unreadMessagesMail } from '@stellenvisite/core/messages/messages.mails';
import {
  alreadySubscribedMail,
  confirmNewsletterMail,
  newsletterIssueMail,
} from '@stellenvisite/core/newsletter/newsletter.mails';
import { reportReceivedMail } from '@stellenvisite/core/reports/reports.mails';
import { proofExpiresMail } from '@stellenvisite/core/seeker-profiles/seeker-profiles.mails';
import { expect, test } from 'vitest';
import { mailTemplatesOf, SLICES } from '../slices.ts';
import { createMailRenderer } from './render-mail.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

const publicUrl = 'https://www.stellenvisite.example';
const ROOT = join(import.meta.dirname, '../../../..');
const templates = mailTemplatesOf(SLICES);
const renderMail = createMailRenderer({ publicUrl, templates });

const night = { shift: 'night', start: '21:15', end: '06:15' } as const;
const job: JobItem = {
  id: '6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7',
  title: 'Dauernachtwache (m/w/d) <script>alert(1)</script>',
  employer: { id: '0d7a3bb0-8f0f-4a38-9d43-6f1c1a52c1f7', name: 'Stift & Söhne', type: 'company' },
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
  erasureRequestedMail({ eraseAt: new Date('2026-11-29T12:00:00Z'), accountUrl: `${publicUrl}/konto/daten` }),
  reportReceivedMail({
    reference: 'M-1042',
    title: 'Dauernachtwache (m/w/d)',
    employer: 'Stift & Söhne',
    receivedAt: new Date('2026-11-16T12:00:00Z'),
  }),
  proofExpiresMail({
    kind: 'measles',
    title: '',
    expiresOn: new Date('2026-11-29T00:00:00Z'),
    profileUrl: `${publicUrl}/dashboard/profil`,
    unsubscribeUrl: offUrl,
  }),
  applicationSentMail({ ...applied, sentAt: new Date('2026-11-16T12:00:00Z'), files: 2 }),
  applicationReceivedMail({ ...applied, applicant: 'Dr. med. Jana Albrecht' }),
  applicationMovedMail({
    ...applied,
    status: 'interview',
    interview: { at: '2026-11-19T09:00:00.000Z', minutes: 60, place: 'Haus B', note: 'Bequeme Schuhe genügen.' },
    unsubscribeUrl: offUrl,
  }),
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

test('every mail that core defines has one template in a slice, and is looked at here', async () => {
  const files = globSync('packages/core/src/*/*.mails.ts', { cwd: ROOT });
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const defined = modules
    .flatMap((exported) => Object.values<{ kind: string }>(exported).map(({ kind }) => kind))
    .sort();
  expect(defined.length).toBeGreaterThan(0);
  expect(templates.map(({ kind }) => kind).sort()).toEqual(defined);
  expect([...new Set(MESSAGES.map(({ kind }) => kind))].sort()).toEqual(defined);
});

test('a mail that no slice words is refused by its name', async () => {
  await expect(renderMail({ kind: 'nobody.knows', values: {} }, 'de')).rejects.toThrow('nobody.knows');
});

test('every text of a mail exists in both languages, and none is empty', () => {
  expect(keysOf(en)).toEqual(keysOf(de));
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
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|(newsletter|brand|job|frequency)\.[a-z]+\b(?!\.)/);
  }
  expect(html).toContain(`lang="${mail.language}"`);
  expect(text).toContain(mail.language === 'de' ? '/impressum' : '/impressum?lang=en');
});

/** About the account, or an answer to what its person has just done: these are sent whatever somebody prefers. */
const ALWAYS_SENT = /^(auth|account|report)\.|^(newsletter|job-alert)\.confirm$|^application\.(?!moved$)/;

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
