import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../ui/fact-list.tsx';

/** What was reported and by whom. */
export function useSaidFacts() {
  const { t } = useTranslation('reports');
  return ({ target, explanation, reporterName, reporterEmail, isFromAccount }: ReportDetails): Fact[] => [
    { id: 'what', term: t(`target.${target.kind}`), text: `${target.title}, ${target.employerName}` },
    ...(target.text ? [{ id: 'text', term: t('admin.text'), text: target.text }] : []),
    { id: 'said', term: t('admin.said'), text: explanation },
    {
      id: 'by',
      term: t('admin.by'),
      text:
        [reporterName, reporterEmail].filter(Boolean).join(', ') ||
        t(isFromAccount ? 'open.fromAccount' : 'open.anonymous'),
    },
  ];
}
