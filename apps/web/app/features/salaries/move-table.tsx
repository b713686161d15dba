import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select.tsx';
import { useAmount } from './use-amount.ts';

const MONTHS = 12;

/** What a move means: the middle of one region beside that of another, a month and a year. */
export function MoveTable({ salary }: { salary: OccupationSalary }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'move' });
  const amount = useAmount(salary.currency);
  const id = useId();
  const known = salary.regions.flatMap(({ slug, name, sample: { figures } }) =>
    figures ? [{ slug, name, median: figures.median }] : [],
  );
  const country = salary.countrySample.figures && {
    slug: '',
    name: t(`countries.${salary.country}`),
    median: salary.countrySample.figures.median,
  };
  const places = country ? [country, ...known] : known;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(salary.region?.slug ?? known[0]?.slug ?? '');
  const placeOf = (slug: string) => places.find((place) => place.slug === slug) ?? places[0];
  const [here, there] = [placeOf(from), placeOf(to)];
  if (!here || !there || places.length < 2) return null;
  const difference = there.median - here.median;
  const options = places.map(({ slug, name }) => ({ value: slug, label: name }));
  const signed = (value: number) => `${value < 0 ? '−' : '+'} ${amount(Math.abs(value))}`;
  return (
    <section className="sal-moving" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <div>
        <label htmlFor={`${id}-from`}>{t('from')}</label>
        <Select
          id={`${id}-from`}
          size="s"
          value={here.slug}
          options={options}
          onChange={(event) => setFrom(event.target.value)}
        />
        <label htmlFor={`${id}-to`}>{t('to')}</label>
        <Select
          id={`${id}-to`}
          size="s"
          value={there.slug}
          options={options}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <dl className="sal-move" aria-live="polite">
        <div>
          <dt>{here.name}</dt>
          <dd>{amount(here.median)}</dd>
        </div>
        <div>
          <dt>{there.name}</dt>
          <dd>{amount(there.median)}</dd>
        </div>
        <div>
          <dt>{t('year')}</dt>
          <dd>{signed(difference * MONTHS)}</dd>
        </div>
        <div>
          <dt>{t('month')}</dt>
          <dd>
            <b>{signed(difference)}</b>
          </dd>
        </div>
      </dl>
      <p className="sal-fine">{t('note')}</p>
    </section>
  );
}
