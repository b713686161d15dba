import { randomUUID } from 'node:crypto';
import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/employers/team';
import { UNSET_SELLER } from '@stellenvisite/core/billing/get-billing-language';
import type { Db } from '@stellenvisite/db/client';
import { applicationNotes } from '@stellenvisite/db/schema/applications/application-reviews';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { departments, employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { messageTemplates } from '@stellenvisite/db/schema/messages/message-templates';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentSearches } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { createEmployer, createJob, NOW } from '@stellenvisite/db/testing-market';
import type { Disk } from 'flydrive';
import { createApplication } from './create-application.ts';
import { createTalent } from './create-talent.ts';

export type EmployerRecords = {
  employerId: string;
  jobId: string;
  idOf: (url: string) => string | undefined;
  /** The records that other parameters of an address name. */
  params: { userId: string; noteId: string; runId: string; messageId: string; batchId: string };
  /** Every record, to find what has become of it. */
  ids: string[];
};

const BUYER = {
  company: 'Klinik am Wald',
  street: 'Waldweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE' as const,
  vatId: null,
  email: 'post@wald.example',
  reference: null,
  leitwegId: null,
  costCentre: null,
};
const both = (text: string) => ({ de: text, en: text });

/** Creates an employer with one of everything, and a team of one person in each role. */
export async function createEmployerRecords(
  db: Db,
  { team, applicantId, files }: { team: Record<TeamRole, string>; applicantId: string; files: Disk },
): Promise<EmployerRecords> {
  const employerId = await createEmployer(db, { name: 'Klinik am Wald' });
  await db
    .insert(userEmployerLinks)
    .values(TEAM_ROLES.map((role) => ({ userId: team[role], employerId, isActive: true, role })));
  const jobId = await createJob(db, employerId, { applyMethod: 'here' });
  const [applicationId, departmentId, templateId] = [randomUUID(), randomUUID(), randomUUID()];
  const feedId = randomUUID();
  const [invitationId, proposalId, pictureId, removedId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const picture = {
    employerId,
    contentType: 'image/webp',
    alt: 'Flur',
    width: 800,
    height: 600,
    storageKey: `test/${pictureId}`,
  };
  await files.put(picture.storageKey, 'WEBP');
  await db.insert(employerMedia).values([
    { ...picture, id: pictureId },
    { ...picture, id: removedId, removedAt: NOW },
  ]);
  const apiKeyId = randomUUID();
  await db.insert(apiKeys).values({
    id: apiKeyId,
    employerId,
    name: 'Bewerbungssystem',
    prefix: 'svk_test',
    keyHash: apiKeyId,
    scopes: ['jobs:read'],
    createdAt: NOW,
  });
  const [webhookId, eventId, deliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.insert(webhooks).values({
    id: webhookId,
    employerId,
    name: 'Bewerbungssystem',
    url: 'https://ats.example/hook',
    events: ['application.created'],
    sealedSecret: 'sealed',
    createdAt: NOW,
  });
  const data = { applicationId, jobId, status: 'applied', version: 1, messageId: null, from: null };
  await db.insert(webhookEvents).values({ id: eventId, employerId, type: 'application.created', data, at: NOW });
  await db
    .insert(webhookDeliveries)
    .values({ id: deliveryId, webhookId, eventId, state: 'delivered', attempts: 1, createdAt: NOW });
  await db.insert(departments).values({ id: departmentId, employerId, name: 'Pflege' });
  const address = { source: 'url' as const, url: 'https://feed.example/jobs.xml' };
  await db
    .insert(xmlFeeds)
    .values({ id: feedId, employerId, name: 'Feed', ...address, createdAt: NOW, updatedAt: NOW });
  const invoiceId = randomUUID();
  await db.insert(invoices).values({
    id: invoiceId,
    number: '',
    kind: 'invoice',
    employerId,
    issuedOn: '2026-11-01',
    dueOn: '2026-11-15',
    lines: [{ kind: 'product', product: 'top_job', quantity: 1, days: 30, net: 9000 }],
    net: 9000,
    vat: 1710,
    gross: 10_710,
    currency: 'EUR',
    country: 'DE',
    vatCase: 'domestic',
    vatPercent: 19,
    // A public body, whose invoice is also an XRechnung.
    parties: {
      seller: { ...UNSET_SELLER, iban: 'DE02120300000000202051', phone: '030 1234567' },
      buyer: { ...BUYER, leitwegId: '04011000-1234512345-06' },
    },
    createdAt: NOW,
  });
  const quarantinedItemId = randomUUID();
  await db.insert(feedItems).values({
    id: quarantinedItemId,
    feedId,
    externalId: '1',
    state: 'quarantined',
    hash: '',
    reasons: ['place_missing'],
    firstSeenAt: NOW,
    changedAt: NOW,
  });
  await db
    .insert(messageTemplates)
    .values({ id: templateId, employerId, kind: 'question', name: both('Frage'), text: both('?'), createdAt: NOW });
  await db.insert(teamInvitations).values([
    { id: invitationId, employerId, email: 'ida@haus.example', role: 'viewer', expiresAt: NOW },
    { id: proposalId, employerId, email: 'jan@haus.example', role: 'viewer' },
  ]);
  await createApplication(db, {
    id: applicationId,
    userId: applicantId,
    jobId,
    employerId,
    employerName: 'Klinik am Wald',
  });
  const [noteId, runId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  await db
    .insert(applicationNotes)
    .values({ id: noteId, applicationId, authorId: team.recruiter, text: 'Anrufen', createdAt: NOW });
  await db.insert(conversations).values({ applicationId, lastMessageAt: NOW });
  await db.insert(messages).values({
    id: messageId,
    applicationId,
    party: 'applicant',
    senderId: applicantId,
    clientId: messageId,
    text: 'Guten Tag',
    sentAt: NOW,
  });
  await db
    .insert(feedRuns)
    .values({ id: runId, feedId, kind: 'import', trigger: 'person', status: 'done', queuedAt: NOW, finishedAt: NOW });
  const [talent] = await createTalent(
    db,
    Array.from({ length: 6 }, () => ({})),
  );
  const [enquiryId, talentSearchId] = [randomUUID(), randomUUID()];
  await db.insert(talentEnquiries).values({
    id: enquiryId,
    userId: applicantId,
    number: 1,
    occupation: 'hebamme',
    employerId,
    jobId,
    jobTitle: 'Hebamme',
    employerName: 'Klinik am Wald',
    payMin: 340_000,
    payMax: 410_000,
    payCurrency: 'EUR',
    status: 'open',
    sentAt: NOW,
    expiresAt: new Date(NOW.getTime() + 10 * 86_400_000),
  });
  await db.insert(talentSearches).values({
    id: talentSearchId,
    employerId,
    userId: team.owner,
    name: 'Pflege',
    query: '',
    notifies: true,
    createdAt: NOW,
  });
  /** The record that `:id` names, by the beginning of the address. A noun that is new needs its line here. */
  const records = {
    '/api/employer/jobs/:id': jobId,
    '/api/employer/applications/:id': applicationId,
    '/api/applications/:id': applicationId,
    '/api/employer/api-keys/:id': apiKeyId,
    '/api/talent-pool/enquiries/:id': enquiryId,
    '/api/talent-pool/searches/:id': talentSearchId,
    '/api/talent-pool/:id': talent?.id,
    '/api/employer/webhooks/:id': webhookId,
    '/api/employer/webhook-deliveries/:id': deliveryId,
    '/api/employer/departments/:id': departmentId,
    '/api/employer/media/:id/restoration': removedId,
    '/api/employer/media/:id': pictureId,
    '/api/employer/invoices/:id': invoiceId,
    '/api/employer/feeds/quarantined-items/:id': quarantinedItemId,
    '/api/employer/feeds/:id': feedId,
    '/api/employer/templates/:id': templateId,
    '/api/employer/team/invitations/:id/confirmation': proposalId,
    '/api/employer/team/invitations/:id': invitationId,
  };
  const idOf = (url: string) => Object.entries(records).find(([beginning]) => url.startsWith(beginning))?.[1];
  const ids = Object.values(records).flatMap((id) => id ?? []);
  const params = { userId: team.owner, noteId, runId, messageId, batchId: randomUUID() };
  return { employerId, jobId, idOf, params, ids: [...new Set([employerId, ...ids, noteId, runId, messageId])] };
}
