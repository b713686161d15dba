import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type FirstStepsProps = { isProfileComplete: boolean; hasSaved: boolean };

/** For who has not applied yet: three steps, with what is done already. */
export function FirstSteps({ isProfileComplete, hasSaved }: FirstStepsProps) {
  const { t } = useTranslation('applications');
  const steps = [
    { key: 'profile', to: '/dashboard/profil', isDone: isProfileComplete },
    { key: 'save', to: '/jobs', isDone: hasSaved },
    { key: 'apply', to: hasSaved ? '/dashboard/merkliste' : '/jobs', isDone: false },
  ];
  return (
    <Card as="section" aria-labelledby="first-steps" className="mb-6">
      <h2 id="first-steps" className="mb-4 text-fs-4">
        {t('overview.first.title')}
      </h2>
      <ol className="ap-first">
        {steps.map(({ key, to, isDone }, index) => (
          <li key={key} className={isDone ? 'done' : undefined}>
            <i className="num" aria-hidden="true">
              {isDone ? <Check size={18} /> : index + 1}
            </i>
            <span>
              <TextLink to={to}>{t(`overview.first.${key}.do`)}</TextLink>
              <small>{isDone ? t('overview.first.done') : t(`overview.first.${key}.why`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
