import { applicationReference } from '@stellenvisite/contract/applications/applications';
import { columnOf } from '@stellenvisite/contract/applications/received-applications';
import type {
  ExportApplicationsQuery,
  ReceivedApplication,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { toCsvCell } from '@stellenvisite/contract/platform/csv';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Context } from '../../context.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { listReceivedApplications } from '../received/count-received.ts';

const PAGE = 100;
/** As many pages as a list has; what comes meanwhile is in the next export. */
const MAX_PAGES = 1000;

const HEADINGS = {
  de: [
    'Nummer',
    'Name',
    'Beruf',
    'Ort',
    'Stelle',
    'Abteilung',
    'Status',
    'Eingang',
    'Geöffnet',
    'Gespräch',
    'Passt in %',
  ],
  en: [
    'Number',
    'Name',
    'Occupation',
    'Place',
    'Job',
    'Department',
    'Status',
    'Received',
    'Opened',
    'Interview',
    'Fit in %',
  ],
} as const;
const STATUS = {
  de: {
    new: 'Neu',
    seen: 'Gesichtet',
    interview: 'Gespräch',
    offer: 'Angebot',
    hired: 'Eingestellt',
    rejected: 'Abgesagt',
    withdrawn: 'Zurückgezogen',
    unknown: 'Unbekannt',
  },
  en: {
    new: 'New',
    seen: 'Reviewed',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    unknown: 'Unknown',
  },
} as const;

/** The list as a file, as far as it is narrowed. Written page by page, so that a long one needs no more memory than a short one. */
/** Whole lists, and files of several people at once; those of one applicant are opened as often as somebody works on them. */
export const BULK_EXPORTS: Limit = { name: 'application.export', count: 30, seconds: 3_600, burst: 10 };

export async function exportApplications(ctx: Context, query: ExportApplicationsQuery): Promise<AsyncIterable<string>> {
  const { person, employerId } = await requireActingEmployer(ctx, 'application.export', query.employerId);
  await consumeRateLimit(ctx, ctx.db, BULK_EXPORTS, person.userId);
  await ctx.audit(ctx.db, { action: 'applications.exported', userId: person.userId, sessionId: person.sessionId });
  return writeRows(ctx, { ...query, employerId });
}

async function* writeRows(ctx: Context, query: ExportApplicationsQuery): AsyncIterable<string> {
  yield `\uFEFF${HEADINGS[ctx.language].join(';')}\r\n`;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { items } = await listReceivedApplications(ctx, { ...query, page, pageSize: PAGE });
    yield items.map((item) => `${toRow(ctx, item).map(toCsvCell).join(';')}\r\n`).join('');
    if (items.length < PAGE) return;
  }
}

function toRow({ language }: Context, item: ReceivedApplication): (string | number | null)[] {
  const time = (at: string | null) => at && formatDateTime(at, language);
  const { applicant } = item;
  return [
    applicationReference(item.number),
    applicant && [applicant.academicTitle, applicant.fullName].filter(Boolean).join(' '),
    applicant?.occupation ?? null,
    applicant?.location ?? null,
    item.job.title,
    item.department,
    STATUS[language][columnOf(item) ?? 'unknown'],
    time(item.sentAt),
    time(item.openedAt),
    time(item.interviewAt),
    item.matchScore,
  ];
}
