import type { AdminAct } from '@stellenvisite/contract/admin-acts.schema';

/** Where the thing an act was about can be seen; null where there is no such page. */
export function subjectPath({ subjectKind, subjectId }: Pick<AdminAct, 'subjectKind' | 'subjectId'>): string | null {
  if (!subjectId) return null;
  switch (subjectKind) {
    case 'job':
      return `/jobs/${subjectId}`;
    case 'employer':
      return `/arbeitgebern/${subjectId}`;
    case 'report':
      return `/admin-dashboard/meldungen/${subjectId}`;
    case 'support_ticket':
      return `/admin-dashboard/support/${subjectId}`;
    default:
      return null;
  }
}
