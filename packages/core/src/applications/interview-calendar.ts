import { applicationReference } from '@stellenvisite/contract/applications/applications';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { type ApplicationRow, toInterview } from './application-view.ts';
import { nameOf } from './get-applicant.ts';
import { requireOwnApplication } from './note-external-application.ts';
import { requireReceivedApplication } from './received-application.ts';

const TITLES = { de: 'Gespräch', en: 'Interview' } as const;

export async function getOwnInterviewCalendar(ctx: Context, { id }: { id: string }): Promise<string> {
  const row = await requireOwnApplication(ctx, id);
  return toCalendar(ctx, row, row.employerName);
}

export async function getReceivedInterviewCalendar(ctx: Context, { id }: { id: string }): Promise<string> {
  const { row } = await requireReceivedApplication(ctx, 'application.read', id);
  return toCalendar(ctx, row, row.applicant ? nameOf(row.applicant) : '');
}

/** Returns a file with the same id each time: a calendar that has the appointment already moves it. */
function toCalendar({ now, language, publicUrl }: Context, row: ApplicationRow, who: string): string {
  const interview = toInterview(row);
  if (!interview) throw new DomainError('application.no_interview');
  const start = new Date(interview.at);
  const calendar = ical({
    prodId: { company: 'Stellenvisite', product: 'applications', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    stamp: now(),
    start,
    end: new Date(start.getTime() + interview.minutes * 60_000),
    summary: [TITLES[language], who].filter(Boolean).join(': '),
    location: interview.place || null,
    description: [row.jobTitle, applicationReference(row.number), interview.note].filter(Boolean).join('\n'),
  });
  return calendar.toString();
}
