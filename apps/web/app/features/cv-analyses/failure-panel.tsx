import type { CvAnalysis } from '@stellenvisite/contract/cv-analyses.schema';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Note } from '../../ui/note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { FileKind, FileName } from '../files/shared/file-row.tsx';
import { formatBytes } from '../files/shared/format-bytes.ts';
import { PROFILE_PATH } from '../seeker-profiles/shared/field-target.ts';
import { CV_PATH } from './shared/cv-paths.ts';

/** The sentence of the specification, what happened, that nothing is lost, and three ways on. */
export function FailurePanel({ analysis: { id, file, failure } }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const params = { params: { path: { id } } };
  const retry = $api.useMutation('post', '/api/profile/analyses/{id}/retry', {
    onSuccess: (data) =>
      client.setQueryData($api.queryOptions('get', '/api/profile/analyses/{id}', params).queryKey, data),
  });
  const remove = $api.useMutation('delete', '/api/profile/analyses/{id}', {
    onSuccess: () => void navigate(CV_PATH),
  });
  const error = retry.error ?? remove.error;
  const reason = failure ?? 'damaged';
  return (
    <section className="cv-card" aria-labelledby="cv-failed">
      <h2 id="cv-failed">{t(reason === 'nothing_found' ? 'failure.nothing' : 'failure.title')}</h2>
      <div className="cv-alert" role="alert" ref={alert} tabIndex={-1}>
        <TriangleAlert size={20} />
        <p>
          <b>{t('failure.sentence')}</b>
        </p>
        <p>
          {t(`failure.reasons.${reason}`)} {t('failure.unchanged')}
        </p>
      </div>
      {error && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(error)}
        </Note>
      )}
      <div className="cv-file is-bad">
        <FileKind>{file.type}</FileKind>
        <b>
          <FileName name={file.name} />
        </b>
        <small>{t('failure.kept', { size: formatBytes(file.bytes, locale) })}</small>
        <IconButton
          label={t('failure.remove', { name: file.name })}
          icon={<Trash2 size={20} />}
          onClick={() => remove.mutate(params)}
        />
      </div>
      <div className="cv-actions">
        <Button icon={<RotateCcw size={20} />} loading={retry.isPending} onClick={() => retry.mutate(params)}>
          {t('failure.retry')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={CV_PATH}>
          {t('failure.other')}
        </Link>
        <TextLink to={PROFILE_PATH}>{t('failure.byHand')}</TextLink>
      </div>
    </section>
  );
}
