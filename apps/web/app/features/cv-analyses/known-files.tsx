import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../session/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { FileKind, FileName } from '../files/shared/file-row.tsx';
import { formatBytes } from '../files/shared/format-bytes.ts';
import { cvAnalysisPath } from './shared/cv-paths.ts';

const MOST = 3;
const READABLE: readonly StoredFile['type'][] = ['pdf', 'docx', 'odt', 'txt'];

/** Analyses that wait for decisions, and the CVs of the profile. */
export function KnownFiles({ onChoose, isBusy }: { onChoose: (file: StoredFile) => void; isBusy: boolean }) {
  const { t } = useTranslation('cv-analyses');
  const locale = useLocale();
  const analyses = $api.useQuery('get', '/api/profile/analyses').data?.items ?? [];
  const profile = $api.useQuery('get', '/api/profile').data;
  const open = analyses.filter(({ state }) => state !== 'saved').slice(0, MOST);
  const known = new Set(open.map(({ file }) => file.id));
  const cvs = (profile?.files ?? [])
    .filter(({ kind, file }) => kind === 'cv' && READABLE.includes(file.type) && !known.has(file.id))
    .slice(0, MOST);
  return (
    <>
      {open.map(({ id, file, fields, decided, state }) => (
        <div className="cv-file" key={id}>
          <FileKind>{file.type}</FileKind>
          <b>
            <FileName name={file.name} />
          </b>
          <small>{state === 'done' ? t('choose.draft', { decided, count: fields }) : t(`choose.state.${state}`)}</small>
          <Link className={buttonClass({ variant: 'secondary' })} to={cvAnalysisPath(id)}>
            {t('choose.continue')}
          </Link>
        </div>
      ))}
      {cvs.map(({ file }) => (
        <div className="cv-file" key={file.id}>
          <FileKind>{file.type}</FileKind>
          <b>
            <FileName name={file.name} />
          </b>
          <small>{t('choose.fromProfile', { size: formatBytes(file.bytes, locale) })}</small>
          <Button variant="secondary" loading={isBusy} onClick={() => onChoose(file)}>
            {t('choose.this')}
          </Button>
        </div>
      ))}
    </>
  );
}
