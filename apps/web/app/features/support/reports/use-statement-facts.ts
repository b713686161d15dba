import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { ReportCase } from '@stellenvisite/contract/support/reports.schema';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../ui/fact-list.tsx';

export type Statement = NonNullable<ReportCase['statement']>;

/** Returns the statement of reasons, part by part (DSA Art. 17). */
export function useStatementFacts(): (statement: Statement) => Fact[] {
  const { t } = useTranslation('reports', { keyPrefix: 'statement' });
  return ({ measure, extent, facts, groundKind, ground, isAutomatic, decidedAt }) => [
    { id: 'measure', term: t('measure'), text: `${t(`measures.${measure}`)}, ${extent}` },
    { id: 'facts', term: t('facts'), text: facts },
    { id: 'origin', term: t('origin'), text: t('originText') },
    { id: 'automatic', term: t('automatic'), text: t(isAutomatic ? 'automaticYes' : 'automaticNo') },
    { id: 'ground', term: t('ground'), text: `${t(`grounds.${groundKind}`)}: ${ground}` },
    { id: 'remedies', term: t('remedies'), text: t('remediesText') },
    { id: 'decided', term: t('decided'), text: t('decidedText', { date: formatDateTime(decidedAt) }) },
  ];
}
