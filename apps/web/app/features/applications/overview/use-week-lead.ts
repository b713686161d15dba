import { useTranslation } from 'react-i18next';
import type { ThisWeek } from './week-events.ts';

/** „Diese Woche: zwei Gespräche und eine Frist.“, or null where nothing is due. */
export function useWeekLead(week: ThisWeek | null): string | null {
  const { t } = useTranslation('applications');
  const events = week?.events.flat() ?? [];
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
  const [interviews, deadlines] = [countOf('interview'), countOf('deadline')];
  const parts = [
    interviews > 0 && t('overview.lead.interviews', { count: interviews }),
    deadlines > 0 && t('overview.lead.deadlines', { count: deadlines }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t('overview.lead.week', { events: parts.join(t('overview.lead.and')) }) : null;
}
