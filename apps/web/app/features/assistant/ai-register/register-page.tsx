import type { AiRegister } from '@stellenvisite/contract/assistant/ai-uses.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const TEXT = 'mt-2 max-w-[46rem] leading-[1.55]';

const CELL = 'border-t border-line py-2.5 pr-2 text-left font-normal';

/** Lists each use of AI on this site, with the way to object to it. */
export function RegisterPage({ register: { items, matchVersions } }: { register: AiRegister }) {
  const { t } = useTranslation('ai-register');
  return (
    <div className="wrap pt-10 pb-16">
      <header>
        <h1 className="text-fs-1 leading-[1.1]">{t('title')}</h1>
        <p className="mt-3 text-pretty text-fs-5 text-ink-2 leading-normal">{t('lead')}</p>
      </header>
      {items.map((item) => (
        <Use key={item.use} item={item} />
      ))}
      <Section title={t('versions.title')}>
        <p className={TEXT}>{t('versions.text')}</p>
        {matchVersions.length === 0 ? (
          <p className={TEXT}>{t('versions.none')}</p>
        ) : (
          <table className="mt-4 w-full border-collapse text-fs-7">
            <thead>
              <tr>
                <th scope="col" className={clsx(CELL, 'text-ink-2')}>
                  {t('versions.version')}
                </th>
                <th scope="col" className={clsx(CELL, 'text-ink-2')}>
                  {t('versions.scores')}
                </th>
                <th scope="col" className={clsx(CELL, 'text-ink-2')}>
                  {t('versions.lastAt')}
                </th>
              </tr>
            </thead>
            <tbody>
              {matchVersions.map(({ version, scores, lastAt }) => (
                <tr key={version}>
                  <th scope="row" className={clsx(CELL, 'num')}>
                    {version}
                  </th>
                  <td className={clsx(CELL, 'num')}>{t('versions.count', { count: scores })}</td>
                  <td className={clsx(CELL, 'num')}>{lastAt ? formatDate(lastAt) : t('versions.never')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section id="widerspruch" title={t('object.title')}>
        <ul className="mt-3 grid list-disc gap-2 pl-5 leading-normal">
          {(['emma', 'match', 'cv', 'texts', 'person', 'authority'] as const).map((way) => (
            <li key={way}>{t(`object.${way}`)}</li>
          ))}
        </ul>
        <p className={clsx(TEXT, 'flex flex-wrap gap-x-6')}>
          <Link className="link inline-flex min-h-tap items-center" to="/emma">
            {t('links.emma')}
          </Link>
          <Link className="link inline-flex min-h-tap items-center" to="/datenschutz">
            {t('links.privacy')}
          </Link>
        </p>
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-8 rounded-sheet border border-line bg-sheet p-6 max-md:px-4 max-md:py-5">
      <h2 className="text-fs-3">{title}</h2>
      {children}
    </section>
  );
}

function Use({
  item: { use, kind, version, provider, ranksPeople, canBeSwitchedOff },
}: {
  item: AiRegister['items'][number];
}) {
  const { t } = useTranslation('ai-register');
  const answer = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <Section title={t(`use.${use}.title`)}>
      <p className={TEXT}>{t(`use.${use}.does`)}</p>
      <dl className="mt-4 grid grid-cols-[13rem_minmax(0,1fr)] text-fs-7 leading-[1.45] max-md:grid-cols-[minmax(0,1fr)]">
        <Fact name={t('fact.kind')}>{t(`kind.${kind}`)}</Fact>
        <Fact name={t('fact.version')} isNumber>
          {version}
        </Fact>
        <Fact name={t('fact.provider')}>
          {provider ? t('fact.named', { model: provider.model, host: provider.host }) : t('fact.ours')}
        </Fact>
        <Fact name={t('fact.data')}>{t(`use.${use}.data`)}</Fact>
        <Fact name={t('fact.ranks')}>
          {answer(ranksPeople)}. {t(`use.${use}.decides`)}
        </Fact>
        <Fact name={t('fact.off')}>{t(canBeSwitchedOff ? `use.${use}.off` : 'fact.always')}</Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, isNumber, children }: { name: string; isNumber?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="border-line border-t py-2.5 pr-4 text-ink-2 max-md:pb-0.5">{name}</dt>
      <dd className={clsx('border-line border-t py-2.5 max-md:border-t-0 max-md:pt-0', isNumber && 'num')}>
        {children}
      </dd>
    </>
  );
}
