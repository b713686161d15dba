import { useTranslation } from 'react-i18next';
import { useEmployerForm } from '../use-employer-form.ts';

export function TypeNote({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data } = useEmployerForm();
  return (
    <div className="oe-type-note">
      <p>
        <b>{t(`job-fields:facility.${data.facility ?? data.type}`)}</b>
        <span>{t('typeKept')}</span>
      </p>
      <button type="button" className="link" onClick={onChange}>
        {t('changeType')}
      </button>
    </div>
  );
}
