import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../api/outcome.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { Note } from '../../ui/note.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ADMIN_FIGURES } from './admin-figures.ts';

const loadOverview = async () => outcomeOf((await accountApi()).GET('/api/admin/overview'));

/** The house in eight figures. */
export function OverviewFigures() {
  const { t } = useTranslation('admins');
  const problemText = useProblemText();
  const locale = useLocale();
  const { data, code } = useLoaded('overview', loadOverview);
  if (code)
    return (
      <Note tone="warn" role="alert">
        {problemText(code)}
      </Note>
    );
  return (
    <dl className="figures">
      {ADMIN_FIGURES.map((key) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd className="num">{data ? data[key].toLocaleString(locale) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
