import { randomUUID } from 'node:crypto';
import type { Db } from '@stellenvisite/db/client';
import { applicationDrafts, guestApplications } from '@stellenvisite/db/schema/applications/applications';
import { emmaConversations } from '@stellenvisite/db/schema/assistant/emma';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { files, uploads } from '@stellenvisite/db/schema/platform/files';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { profileFiles, proofs } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { talentBlocks } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { daysAgo, NOW } from '@stellenvisite/db/testing-market';

export type SeekerRecords = { idOf: (url: string) => string | undefined; fileId: string; ids: string[] };

/** Creates a job seeker with one more of everything that has an id; `jobId` is a job that they look at. */
export async function createSeekerRecords(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<SeekerRecords> {
  const newIds = (count: number) => Array.from({ length: count }, () => randomUUID());
  const [fileId = '', cvId = '', uploadId = '', alertId = '', endedAlertId = '', proofId = ''] = newIds(6);
  const [notificationId = '', conversationId = '', analysisId = '', blockId = '', ticketId = ''] = newIds(5);
  const [sessionId = '', guestId = ''] = newIds(2);
  const file = { userId, name: 'Lebenslauf.pdf', type: 'pdf' as const, bytes: 4, sha256: 'x', createdAt: NOW };
  await db.insert(files).values([
    { ...file, id: fileId, storageKey: `test/${fileId}` },
    { ...file, id: cvId, storageKey: `test/${cvId}` },
  ]);
  await db.insert(profileFiles).values({ fileId, userId, kind: 'cv', addedAt: NOW });
  await db.insert(uploads).values({ id: uploadId, userId, name: 'Zeugnis.pdf', size: 100, createdAt: NOW });
  const alert = { userId, language: 'de' as const, name: 'Nachtdienst', frequency: 'daily' as const };
  const times = { seenAt: NOW, mailsFrom: NOW, createdAt: NOW };
  await db.insert(jobAlerts).values([
    { ...alert, ...times, id: alertId, query: `q=${alertId}`, status: 'active' },
    { ...alert, ...times, id: endedAlertId, query: `q=${endedAlertId}`, status: 'active', endedAt: NOW },
  ]);
  await db.insert(jobAlertMatches).values({ alertId, jobId, matchedAt: NOW });
  await db.insert(savedJobs).values({ id: randomUUID(), userId, jobId });
  await db.insert(applicationDrafts).values({ userId, jobId, content: { message: 'Entwurf' }, updatedAt: NOW });
  await db.insert(proofs).values({ id: proofId, userId, kind: 'measles', title: '', createdAt: NOW, updatedAt: NOW });
  await db.insert(notifications).values({
    id: notificationId,
    userId,
    kind: 'job_alert.matched',
    key: notificationId,
    data: { alertId, name: 'Pflege', count: 1, bestScore: null },
    isListed: true,
    createdAt: NOW,
  });
  await db
    .insert(emmaConversations)
    .values({ id: conversationId, userId, language: 'de', title: 'Frage', createdAt: NOW, updatedAt: NOW });
  await db.insert(cvAnalyses).values({
    id: analysisId,
    userId,
    fileId: cvId,
    state: 'done',
    model: 'builtin',
    createdAt: NOW,
    updatedAt: NOW,
    expiresAt: daysAgo(-1),
  });
  await db
    .insert(talentBlocks)
    .values({ id: blockId, userId, kind: 'domain', value: `${blockId}.example`, label: 'Klinik', createdAt: NOW });
  await db.insert(supportTickets).values({
    id: ticketId,
    userId,
    email: 'opfer@post.example',
    role: 'job_seeker',
    topic: 'other',
    origin: 'form',
    subject: 'Frage',
    language: 'de',
    answerBy: NOW,
    createdAt: NOW,
    updatedAt: NOW,
  });
  await db.insert(authSessions).values({ id: sessionId, userId, amr: [], createdAt: NOW, refreshedAt: NOW });
  await db.insert(guestApplications).values({
    id: guestId,
    guestTokenHash: guestId,
    jobId,
    email: 'opfer@post.example',
    language: 'de',
    content: { message: 'Guten Tag' },
    createdAt: NOW,
  });
  /** The record that an address names. A noun that is new needs its line here. */
  const records = {
    '/api/job-alerts/:id/restoration': endedAlertId,
    '/api/job-alerts/:id': alertId,
    '/api/files/:id': fileId,
    '/api/uploads/:id': uploadId,
    '/api/profile/files/:fileId': fileId,
    '/api/profile/proofs/:id': proofId,
    '/api/profile/analyses/:id': analysisId,
    '/api/notifications/:id': notificationId,
    '/api/emma/conversations/:id': conversationId,
    '/api/talent-pool/me/blocks/:id': blockId,
    '/api/support-tickets/:key': ticketId,
    '/api/account/sessions/:id': sessionId,
    '/api/guest-applications/:id': guestId,
  };
  const idOf = (url: string) => Object.entries(records).find(([beginning]) => url.startsWith(beginning))?.[1];
  return { idOf, fileId, ids: [...new Set([userId, cvId, ...Object.values(records)])] };
}
