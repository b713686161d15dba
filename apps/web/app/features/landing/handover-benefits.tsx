import { useTranslation } from 'react-i18next';

const BENEFITS = {
  you: ['week', 'pay', 'gone'],
  employer: ['fit', 'found', 'direct'],
} as const;

export function HandoverBenefits() {
  return (
    <div className="ho-gains">
      <BenefitList side="you" />
      <BenefitList side="employer" />
    </div>
  );
}

function BenefitList({ side }: { side: keyof typeof BENEFITS }) {
  const { t } = useTranslation('landing');
  return (
    <div className={`ho-gain ho-gain-${side}`}>
      <h3>{t(`handover.benefits.${side}.title`)}</h3>
      <ul>
        {BENEFITS[side].map((benefit) => (
          <li key={benefit}>
            <b>{t(`handover.benefits.${side}.${benefit}.title`)}</b>
            <span>{t(`handover.benefits.${side}.${benefit}.text`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
