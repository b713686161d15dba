import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Note } from '../../ui/note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ADMIN_FIGURES } from './admin-figures.ts';

/** The market in eight figures. */
export function OverviewFigures() {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = $api.useQuery('get', '/api/admin/overview');
  if (error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        {problemCodeOf(error) === 'admin.factor_required' && (
          <TextLink to="/konto/sicherheit">{t('overview.setUpFactor')}</TextLink>
        )}
      </Note>
    );
  return (
    <section className="adm-card" aria-label={t('overview.title')}>
      <dl className="mk mk-rows">
        {ADMIN_FIGURES.map((key) => (
          <div key={key}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd className="num">{data ? data[key].toLocaleString(locale) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
