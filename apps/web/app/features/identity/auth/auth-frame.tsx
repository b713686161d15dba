import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';

type AuthFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Theme and language, which belong to the shell. */
  theme: ReactNode;
  language: ReactNode;
  /** The audience of the words next to the form. */
  audience?: 'jobSeeker' | 'employer' | 'admin';
  children: ReactNode;
};

/** The frame of the signed-out screens: a drawing on the left, the form on the right. */
export function AuthFrame({ title, lead, theme, language, audience = 'jobSeeker', children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="au">
      <NightStreet audience={audience} />
      <div className="au-main">
        <div className="au-top">
          <Link to="/" className="au-home" aria-label={t('frame.home')}>
            <Logo size={28} />
          </Link>
          {theme}
          {audience === 'jobSeeker' && (
            <span className="au-employers">
              {t('frame.forEmployers')} <TextLink to="/register/employer">{t('frame.employerAccess')}</TextLink>
            </span>
          )}
        </div>
        <div className="au-box">
          <h1>{title}</h1>
          {lead && <p className="au-lead">{lead}</p>}
          {children}
        </div>
        <nav className="au-foot" aria-label={t('frame.legal')}>
          <Link to="/impressum">{t('frame.imprint')}</Link>
          <Link to="/datenschutz">{t('frame.privacy')}</Link>
          <Link to="/barrierefreiheit">{t('frame.accessibility')}</Link>
          {language}
        </nav>
      </div>
    </div>
  );
}

function NightStreet({ audience }: Required<Pick<AuthFrameProps, 'audience'>>) {
  const { t } = useTranslation('auth');
  return (
    <div className="au-side" data-theme="nacht">
      <Link to="/" aria-label={t('frame.home')} className="self-start">
        <Logo />
      </Link>
      <p className="au-line">
        <span>{t(`frame.${audience}.marked`)}</span>
        {t(`frame.${audience}.line`)}
      </p>
      <p className="au-words">{t(`frame.${audience}.words`)}</p>
      <div className="au-street" aria-hidden="true">
        <EmployerBuilding night kind="hospital" seed="rheinhoehe" />
        <EmployerBuilding night kind="practice" seed="auwald" />
        <EmployerBuilding night kind="care-home" seed="lindenhain" />
      </div>
    </div>
  );
}
