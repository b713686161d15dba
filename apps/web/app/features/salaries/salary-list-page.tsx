import { COUNTRIES, type Currency } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/job-fields';
import { PAY_BAND_ADS } from '@stellenvisite/contract/pay-band';
import type { SalaryList } from '@stellenvisite/contract/salaries.schema';
import { ChevronDown, ChevronRight, Search } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { MarkerStroke } from '../../ui/marker-stroke.tsx';
import { Note } from '../../ui/note.tsx';
import { scaleOf } from './pay-scale.ts';
import { SALARIES, salaryPath } from './salary-address.ts';
import { useAmount } from './use-amount.ts';

type Group = SalaryList['groups'][number];

export function SalaryListPage({ salaries, unknown }: { salaries: SalaryList; unknown: string | null }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { country, currency, groups, asOf } = salaries;
  return (
    <div className="sal">
      <header className="wrap sal-head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <SalarySearch salaries={salaries} />
      <div className="wrap">
        {unknown && <Note tone="warn">{t('unknown', { words: unknown })}</Note>}
        <div className="sal-lead">
          <p>{t('basis')}</p>
          <nav className="sal-countries" aria-label={t('country')}>
            {COUNTRIES.map((each) => (
              <Link
                key={each}
                to={each === 'DE' ? SALARIES : `${SALARIES}?land=${each}`}
                aria-current={each === country ? 'page' : undefined}
              >
                {t(`countries.${each}`)}
              </Link>
            ))}
          </nav>
        </div>
        <div className="sal-list">
          <div className="sal-list-head" aria-hidden="true">
            <span>{t('occupation')}</span>
            <span>{t('middleHalf')}</span>
            <span>{t('median')}</span>
            <span>{t('source')}</span>
          </div>
          {groups.map((group) => (
            <GroupSection key={group.category} group={group} salaries={salaries} currency={currency} />
          ))}
        </div>
        <p className="sal-fine">{t('asOf', { date: formatDate(asOf) })}</p>
        <section className="sal-how" aria-label={t('how.label')}>
          {(['real', 'median', 'fullTime'] as const).map((key) => (
            <div key={key}>
              <h2>{t(`how.${key}.title`)}</h2>
              <p>{t(`how.${key}.text`)}</p>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}

function SalarySearch({ salaries: { country, regions, groups } }: { salaries: SalaryList }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { t: fields } = useTranslation('job-fields');
  const options = groups.flatMap(({ items }) => items);
  return (
    <div className="sal-bar">
      <MarkerStroke />
      <Form className="wrap sal-form" role="search" aria-label={t('search.label')} action={SALARIES}>
        {country !== 'DE' && <input type="hidden" name="land" value={country} />}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
        <label className="sf sf-was">
          <span className="sf-label">{t('occupation')}</span>
          <Combobox
            look="row"
            name="beruf"
            maxLength={100}
            placeholder={t('search.hint')}
            aria-label={t('occupation')}
            loadOptions={async (query) =>
              options
                .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
                .slice(0, 6)
                .map(({ slug, label }) => ({ value: slug, label }))
            }
          />
        </label>
        <label className="sf">
          <span className="sf-label">{t('search.region')}</span>
          <select name="region" defaultValue="">
            <option value="">{t(`countries.${country}`)}</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </label>
        <label className="sf">
          <span className="sf-label">{t('search.level')}</span>
          <select name="erfahrung" defaultValue="">
            <option value="">{t('search.noLevel')}</option>
            {EXPERIENCE_LEVELS.map((level) => (
              <option key={level} value={level}>
                {fields(`experienceLevel.${level}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </label>
        <Button type="submit" className="sgo" icon={<Search size={22} />}>
          {t('search.show')}
        </Button>
      </Form>
    </div>
  );
}

type GroupProps = { group: Group; salaries: SalaryList; currency: Currency };

function GroupSection({ group: { category, items }, salaries, currency }: GroupProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { t: fields } = useTranslation('job-fields');
  const amount = useAmount(currency);
  const scale = scaleOf(items.flatMap(({ sample }) => (sample.figures ? [sample.figures] : [])));
  const place = (value: number) => `${scale.share(value) * 100}%`;
  return (
    <section className={`tint-${category}`} aria-labelledby={`group-${category}`}>
      <div className="sal-group">
        <h2 id={`group-${category}`}>{fields(`category.${category}`)}</h2>
        <div className="sal-axis" aria-hidden="true">
          {scale.ticks.slice(0, -1).map((tick) => (
            <span key={tick} style={{ left: place(tick) }}>
              {amount(tick)}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {items.map(({ slug, label, sample: { count, figures } }) => (
          <li key={slug} className={figures ? 'sal-row' : 'sal-row is-few'}>
            <Link className="sal-name" to={salaryPath(slug, { country: salaries.country })}>
              {label}
            </Link>
            {figures ? (
              <div
                className="sal-range"
                role="img"
                aria-label={t('range', { lower: amount(figures.lower), upper: amount(figures.upper) })}
                style={
                  {
                    '--a': place(figures.lower),
                    '--b': place(figures.upper),
                    '--m': place(figures.median),
                  } as CSSProperties
                }
              >
                <i />
                <u />
              </div>
            ) : (
              <div className="sal-range is-few" />
            )}
            <b className="sal-median">
              {figures ? amount(figures.median) : t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}
            </b>
            <span className="sal-count">{t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}</span>
            <span className="sal-go">
              <ChevronRight size={20} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
