import type { ExportApplicationsQuery } from '@stellenvisite/contract/application-exports.schema';
import { applicationReference } from '@stellenvisite/contract/applications';
import { toCsvCell } from '@stellenvisite/contract/csv';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { listReceivedApplications } from '../received-applications/list-received-applications.ts';

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
    applied: 'Neu',
    interview: 'Interview',
    rejected: 'Absage',
    hired: 'Eingestellt',
    withdrawn: 'Zurückgezogen',
    unknown: 'Unbekannt',
  },
  en: {
    applied: 'New',
    interview: 'Interview',
    rejected: 'Rejected',
    hired: 'Hired',
    withdrawn: 'Withdrawn',
    unknown: 'Unknown',
  },
} as const;

/** The list as a file, as far as it is narrowed. Written page by page, so that a long one needs no more memory than a short one. */
export async function exportApplications(ctx: Context, query: ExportApplicationsQuery): Promise<AsyncIterable<string>> {
  const { person, employerId } = await requireActingEmployer(ctx, 'application.export', query.employerId);
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
  const time = (at: string | null) => at && formatDateTime(at);
  const { applicant } = item;
  return [
    applicationReference(item.number),
    applicant && [applicant.academicTitle, applicant.fullName].filter(Boolean).join(' '),
    applicant?.occupation ?? null,
    applicant?.location ?? null,
    item.job.title,
    item.department,
    STATUS[language][item.status],
    time(item.sentAt),
    time(item.openedAt),
    time(item.interviewAt),
    item.matchScore,
  ];
}
