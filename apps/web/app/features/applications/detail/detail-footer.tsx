import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { applyPath } from '../shared/apply-path.ts';

type DetailFooterProps = {
  application: ApplicationDetail /** Where it can still be withdrawn. */;
  onWithdraw?: () => void;
};

/** How long it is kept, and what can be done. */
export function DetailFooter({ application: { id, deleteAt, kind, status, job }, onWithdraw }: DetailFooterProps) {
  const { t } = useTranslation('applications');
  const rule = kind === 'external' ? 'external' : job.country === 'AT' ? 'AT' : 'other';
  const isNewPossible = status === 'withdrawn' && kind !== 'external' && job.isLive;
  return (
    <>
      <p className="ap-kept">
        {deleteAt ? t('detail.kept.until', { date: formatDate(deleteAt) }) : t(`detail.kept.${rule}`)}
      </p>
      {onWithdraw && (
        <Button variant="danger-line" onClick={onWithdraw}>
          {t('detail.withdraw.open')}
        </Button>
      )}
      {kind !== 'external' && (
        <LinkButton variant={isNewPossible ? 'secondary' : 'primary'} to={`/dashboard/nachrichten/${id}`}>
          {t('detail.messages')}
        </LinkButton>
      )}
      {isNewPossible && job.id && <LinkButton to={applyPath(job.id)}>{t('detail.again')}</LinkButton>}
    </>
  );
}
