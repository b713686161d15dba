import type { AdminAct } from '@stellenvisite/contract/admin-acts.schema';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/text-link.tsx';
import { subjectPath } from './subject-path.ts';
import { useActText } from './use-act-text.ts';

/** What stood there before and after, field by field. */
export function ActDetail({ act }: { act: AdminAct }) {
  const { t } = useTranslation('admin-log');
  const { fieldText, valueText } = useActText();
  const { before, after } = act;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const path = subjectPath(act);
  return (
    <div className="grid gap-2.5">
      {fields.length === 0 && <p className="text-fs-8 text-ink-2">{t('noChange')}</p>}
      {fields.length > 0 && (
        <table className="act-fields">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldText(field)}</th>
                <td>{hasValue(before, field) ? <s>{valueText(field, before?.[field])}</s> : t('empty')}</td>
                <td>{hasValue(after, field) ? <ins>{valueText(field, after?.[field])}</ins> : t('empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-fs-9 text-ink-2">
        <span>
          {t('id')} <code>{act.id.slice(0, 8)}</code>
        </span>
        {act.ip && (
          <span className="num">
            {t('ip')} {act.ip}
          </span>
        )}
        {act.device && <span>{act.device}</span>}
        {path && <TextLink to={path}>{t('toSubject')}</TextLink>}
      </p>
    </div>
  );
}

const hasValue = (values: AdminAct['before'], field: string) => {
  const value = values?.[field];
  return value !== null && value !== undefined && value !== '';
};
