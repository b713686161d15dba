import { useTranslation } from 'react-i18next';
import { HeroRoster, type HeroRosterProps } from './hero-roster.tsx';
import { claimedJobs } from './jobs-claim.ts';
import type { LandingMarket } from './landing-market.ts';
import { PopularSearches } from './popular-searches.tsx';
import { useCount } from './use-count.ts';
import './hero.css';

export function Hero({ market, radii, suggest }: HeroRosterProps) {
  const { t } = useTranslation('landing');
  const claim = claimedJobs(market.jobs);
  return (
    <section aria-labelledby="hero">
      <div className="wrap hero-head">
        <h1 id="hero">
          <span className="hero-claim">{t('hero.claim')}</span> <span className="hero-line">{t('hero.title')}</span>
        </h1>
        <div className="hero-sub">
          <p>{claim === null ? t('hero.lead') : t('hero.leadClaim', { jobs: claim })}</p>
          <HeroCount market={market} />
        </div>
      </div>
      <HeroRoster market={market} radii={radii} suggest={suggest} />
      <PopularSearches />
    </section>
  );
}

function HeroCount({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const format = useCount();
  const news = market.newSinceYesterday;
  return (
    <p className="hero-count">
      <b className="num">{format(market.jobs)}</b> {t('hero.open', { count: market.jobs })}
      {news > 0 && <small>{t('hero.newSince', { count: news })}</small>}
    </p>
  );
}
