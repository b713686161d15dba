import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { employerProblems } from '../employer-problems.ts';
import { partState, partsOf } from '../form-parts.ts';
import { useEmployerForm } from '../use-employer-form.ts';

/** The parts of the form, and how far each is. */
export function PartNav() {
  const { t } = useTranslation('own-employers');
  const { data, problems } = useEmployerForm();
  const shown = problems.length > 0 ? employerProblems(data) : [];
  return (
    <nav className="oe-nav" aria-label={t('parts')}>
      <ol>
        {partsOf(data).map((part) => {
          const state = partState(part, data, shown);
          return (
            <li key={part}>
              <a href={`#teil-${part}`}>
                <span>{t(`part.${part}.title`)}</span>
                <i data-state={state} aria-hidden="true">
                  {state === 'done' && <Check size={14} />}
                  {state === 'bad' && '!'}
                </i>
                <span className="visually-hidden">{t(`partState.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <p>{t('minutes')}</p>
    </nav>
  );
}
