import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

/** The employer's figures; those it has not given are not shown. */
export function ProfileFacts({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const locale = useLocale();
  const number = (value: number | null) => (value === null ? null : formatNumber(value, locale));
  const { beds, doctors, employees, foundedYear, owner, companySize, departments, answers } = employer;
  const answerText = ({ rate, days }: NonNullable<EmployerDetail['answers']>) =>
    days === null
      ? t('profile.facts.answerRate', { rate })
      : t('profile.facts.answerRateAndDays', { rate, count: days });
  const facts = [
    { id: 'beds', value: number(beds) },
    { id: 'doctors', value: number(doctors) },
    { id: 'employees', value: number(employees) ?? (companySize && t(`job-fields:companySize.${companySize}`)) },
    { id: 'departments', value: departments.length > 1 ? number(departments.length) : null },
    { id: 'founded', value: foundedYear === null ? null : String(foundedYear) },
    { id: 'owner', value: owner, isText: true },
    { id: 'answers', value: answers ? answerText(answers) : null, isText: true },
  ].filter((fact) => fact.value !== null);
  if (facts.length === 0) return null;
  return (
    <section className="wrap pt-10" aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('profile.facts.title')}
      </h2>
      <dl className="pf-facts" data-count={facts.length}>
        {facts.map(({ id, value, isText }) => (
          <div key={id} className="kf">
            <dt>{t(`profile.facts.${id}`)}</dt>
            <dd>
              <b className={isText ? 'pf-fact-text' : 'num'}>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
