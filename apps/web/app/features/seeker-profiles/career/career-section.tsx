import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isCareerTarget, useFocusTarget } from '../shared/field-target.ts';
import { CareerForm } from './career-form.tsx';
import { CareerSummary } from './career-summary.tsx';

/** Occupation and career: read at a glance, edited in place. */
export function CareerSection() {
  const { t } = useTranslation('seeker-profiles');
  const { hash, key } = useLocation();
  const [isOpen, setIsOpen] = useState(isCareerTarget(hash));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed once more
  useEffect(() => {
    if (isCareerTarget(hash)) setIsOpen(true);
  }, [hash, key]);
  return (
    <section className="psheet career" aria-labelledby="career-title">
      <header>
        <h2 id="career-title">{t('career.title')}</h2>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'career.close' : 'career.edit')}
        </button>
      </header>
      <CareerSummary />
      {isOpen && <OpenForm />}
    </section>
  );
}

/** Its fields are in the page only now, so the address is followed from here. */
function OpenForm() {
  useFocusTarget();
  return <CareerForm />;
}
