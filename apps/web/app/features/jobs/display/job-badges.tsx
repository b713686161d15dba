import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { clsx } from 'clsx';
import { CornerUpLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { TradeTerms } from '../../../ui/trade-terms.tsx';

export type CategoryBadgeProps = {
  category: JobCategory;
  /** „Pflege · Intensiv“ */
  detail?: string | null | undefined;
  onTint?: boolean;
};

export function CategoryBadge({ category, detail, onTint }: CategoryBadgeProps) {
  const { t } = useTranslation('job-fields');
  return (
    <span className={clsx('cat', `tint-${category}`, onTint && 'cat-on-tint')}>
      <TradeTerms text={t(`category.${category}`)} />
      {detail && <span>· {detail}</span>}
    </span>
  );
}

export function TopJobBadge() {
  return <Badge kind="top">{useTranslation('ui').t('badge.top')}</Badge>;
}

export function NewBadge() {
  return <Badge kind="new">{useTranslation('ui').t('badge.new')}</Badge>;
}

/** „Antwortet meist in 3 Tagen“ */
export function AnswerBadge({ days, onTint }: { days: number; onTint?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Badge kind="answer" icon={<CornerUpLeft size={16} />} {...(onTint && { onTint })}>
      {t('badge.answer', { count: days })}
    </Badge>
  );
}
