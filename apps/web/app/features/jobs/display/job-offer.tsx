import type { Benefit, Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const GROUPS: readonly Benefit['group'][] = ['money', 'time', 'learning', 'around'];

/** „Das bieten wir“, grouped. German, as the employer wrote it. */
export function OfferList({ benefits, as: Heading }: { benefits: readonly Benefit[]; as: 'h3' | 'h4' }) {
  const { t } = useTranslation('jobs');
  return (
    <div className="offer">
      {GROUPS.map((group) => {
        const items = benefits.filter((benefit) => benefit.group === group);
        if (items.length === 0) return null;
        return (
          <section key={group}>
            <Heading>{t(`offer.group.${group}`)}</Heading>
            <ul className="ticks" lang="de">
              {items.map((benefit) => (
                <li key={benefit.title}>
                  <b>{benefit.title}</b>
                  {benefit.text && <span>{benefit.text}</span>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** „Das bringen Sie mit“: what is needed before what is welcome. */
export function NeedList({ requirements }: { requirements: readonly Requirement[] }) {
  const { t } = useTranslation('jobs');
  const ordered = [...requirements].sort((a, b) => Number(b.required) - Number(a.required));
  return (
    <ul className="needs">
      {ordered.map(({ text, required }) => (
        <li key={text} className={clsx(required && 'must')}>
          <span lang="de">{text}</span>
          <i>{t(required ? 'needs.required' : 'needs.welcome')}</i>
        </li>
      ))}
    </ul>
  );
}
