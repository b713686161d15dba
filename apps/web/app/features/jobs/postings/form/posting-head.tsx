import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ChevronLeft, CloudCheck, CloudOff, Copy, FileText, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { useIsShort, useOtherForm } from './short/arrangement.ts';
import { usePosting } from './use-posting.ts';

const ICONS = {
  waiting: LoaderCircle,
  saving: LoaderCircle,
  saved: CloudCheck,
  offline: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
} as const;

type PostingHeadProps = { onCopy: () => void; onTemplate: () => void };

export function PostingHead({ onCopy, onTemplate }: PostingHeadProps) {
  const { t } = useTranslation('job-postings');
  const { stored } = usePosting();
  const isShort = useIsShort();
  const openOtherForm = useOtherForm();
  const isNew = !stored || (stored.number === null && stored.state === 'draft');
  return (
    <header className={isShort ? 'pj-head pj-short-head' : 'pj-head'}>
      <Link className="pj-back" to="/employer-dashboard/stellen">
        <ChevronLeft size={18} />
        {t('form.back')}
      </Link>
      {isShort ? (
        <b className="max-md:hidden">{t(isNew ? 'form.newTitle' : 'form.editTitle')}</b>
      ) : (
        <h1>{t(isNew ? 'form.newTitle' : 'form.editTitle')}</h1>
      )}
      <SaveStatus />
      {!isShort && (
        <div className="pj-head-tools">
          <Button size="s" variant="secondary" title={t('form.short.openHelp')} onClick={openOtherForm}>
            {t('form.short.open')}
          </Button>
          {isNew && (
            <>
              <Button size="s" variant="secondary" icon={<FileText size={16} />} onClick={onTemplate}>
                {t('form.template.open')}
              </Button>
              <Button size="s" variant="secondary" icon={<Copy size={16} />} onClick={onCopy}>
                {t('form.copy.open')}
              </Button>
            </>
          )}
        </div>
      )}
    </header>
  );
}

/** Checks whether what was typed is saved; always in the same place. */
function SaveStatus() {
  const { t } = useTranslation('job-postings');
  const { status, savedAt, stored, flush } = usePosting();
  const shown = status === 'waiting' ? 'saving' : status;
  const Icon = shown === 'idle' ? null : ICONS[shown];
  const isWarning = shown === 'offline' || shown === 'refused' || shown === 'conflict';
  const isToday = savedAt && formatDate(savedAt) === formatDate(new Date());
  const when = savedAt && (isToday ? clockTime(toBerlinClock(savedAt)) : formatDate(savedAt));
  const isUnpublished = shown === 'saved' && stored?.hasChanges && stored.number !== null;
  return (
    <div className={isWarning ? 'pj-save pj-save-warn' : 'pj-save'}>
      {Icon && <Icon size={17} className={shown === 'saving' ? 'spin' : undefined} />}
      <p role="status">
        {shown !== 'idle' && t(`form.save.${shown}`)} {shown === 'saved' && <span className="num">{when}</span>}
        {isUnpublished && <b> · {t('form.save.unpublished')}</b>}
      </p>
      {shown === 'refused' && (
        <Button variant="secondary" size="s" onClick={() => void flush()}>
          {t('form.save.again')}
        </Button>
      )}
    </div>
  );
}
