import { MAX_DEPARTMENTS } from '@stellenvisite/contract/own-employers';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { useEmployerForm } from '../use-employer-form.ts';
import { FormSection } from './form-section.tsx';
import { WordChoice } from './word-choice.tsx';

/** Names only; the rest is said on their own page, once there is an employer they belong to. */
export function DepartmentsSection() {
  const { t } = useTranslation('own-employers');
  const { data, change, isDraft } = useEmployerForm();
  return (
    <FormSection part="departments">
      {isDraft ? (
        <WordChoice
          legend={t('field.departmentNames')}
          known={[]}
          value={data.departmentNames}
          onChange={(departmentNames) => change({ departmentNames })}
          addLabel={t('add.departments')}
          addAction={t('add.action')}
          most={MAX_DEPARTMENTS}
        />
      ) : (
        <>
          <ul className="oe-chips" lang="de">
            {data.departmentNames.map((name) => (
              <li key={name} className="oe-chip">
                {name}
              </li>
            ))}
          </ul>
          <TextLink to="/employer-dashboard/abteilungen">{t('manageDepartments')}</TextLink>
        </>
      )}
    </FormSection>
  );
}
