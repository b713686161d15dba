import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';

const OWN_SIDE = '/dashboard/talentpool';

/** Joining for people, registration and sign-in for employers. */
export function WaysIn() {
  const { t } = useTranslation('talent-pool-preview');
  const isSeeker = useSession().account?.role === 'job_seeker';
  return (
    <section className="tv-ways" aria-label={t('ways.label')}>
      <MarkerStroke />
      <div className="wrap">
        <div className="tv-ways-in">
          <div className="tv-way">
            <h2>{t('ways.seeker.title')}</h2>
            <p>{t('ways.seeker.text')}</p>
            {isSeeker ? (
              <LinkButton to={OWN_SIDE}>{t('ways.seeker.own')}</LinkButton>
            ) : (
              <LinkButton to={withNext('/register/jobseeker', OWN_SIDE)}>{t('ways.seeker.action')}</LinkButton>
            )}
          </div>
          <div className="tv-way">
            <h2>{t('ways.employer.title')}</h2>
            <p>
              {t('ways.employer.text')}{' '}
              <Link className="link" to={withNext('/login', '/talentpool')}>
                {t('ways.employer.signIn')}
              </Link>
            </p>
            <LinkButton variant="secondary" to="/register/employer">
              {t('ways.employer.register')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
