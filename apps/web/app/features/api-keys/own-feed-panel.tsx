import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/text-link.tsx';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { CopyText } from './shared/copy-text.tsx';

/** Where other boards and the own website collect the employer's jobs. */
export function OwnFeedPanel({ publicUrl }: { publicUrl: string }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'feed' });
  const { employerId } = useActingEmployer();
  return (
    <section className="panel" aria-labelledby="own-feed">
      <header>
        <h2 id="own-feed">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <div className="panel-body">
        <CopyText text={`${publicUrl}/feeds/employers/${employerId}.xml`} name={t('address')} />
        <p className="fld-help">
          {t('help')} <TextLink to="/entwickler#xml">{t('more')}</TextLink>
        </p>
      </div>
    </section>
  );
}
