import type { JobClassView } from '@stellenvisite/contract/own-jobs.schema';
import { Check, CircleHelp, PenLine, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = {
  sure: { icon: Check, kind: 'good' },
  likely: { icon: CircleHelp, kind: 'neutral' },
  unsure: { icon: TriangleAlert, kind: 'warn' },
} as const;

/** How a job is understood, how sure that is, and by which words. */
export function ClassCell({ read }: { read: JobClassView }) {
  const { t } = useTranslation('own-jobs');
  const { t: fields } = useTranslation('job-fields');
  const { occupation, level, specialty, department } = read;
  // „Oberarzt“ is an occupation and a level, „Psychiatrie“ a specialty and a department: once is enough.
  const parts = [level?.label, specialty && fields(`specialty.${specialty}`), department?.label];
  const details = [...new Set(parts)].filter((part) => part && part !== occupation?.label);
  return (
    <>
      <b>{occupation?.label ?? t('noOccupation')}</b>
      {details.length > 0 && <small className="block">{details.join(' · ')}</small>}
      <span className="mt-2 block">
        <CertaintyBadge read={read} />
      </span>
      {!read.isCorrected && <small className="block">{read.reason}</small>}
    </>
  );
}

function CertaintyBadge({ read: { certainty, isCorrected } }: { read: JobClassView }) {
  const { t } = useTranslation('own-jobs');
  if (isCorrected)
    return (
      <Badge kind="info" icon={<PenLine size={16} />}>
        {t('corrected')}
      </Badge>
    );
  const { icon: Icon, kind } = LOOKS[certainty];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`certainty.${certainty}`)}
    </Badge>
  );
}
