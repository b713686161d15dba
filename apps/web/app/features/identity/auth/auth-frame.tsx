import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';

const LEGAL_LINK = 'inline-flex min-h-tap items-center hover:underline hover:underline-offset-[0.2em]';
const BUILDING = '-mb-px max-h-68 w-auto min-w-0 flex-[0_1_auto]';

type AuthFrameProps = {
  /** A link back, above the title. */
  above?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Theme and language, which belong to the shell. */
  theme: ReactNode;
  language: ReactNode;
  /** The audience of the words next to the form. */
  audience?: 'jobSeeker' | 'employer' | 'admin';
  children: ReactNode;
};

/** Renders the frame of the signed-out screens: a drawing on the left, the form on the right. */
export function AuthFrame({ above, title, lead, theme, language, audience = 'jobSeeker', children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="grid min-h-dvh grid-cols-2 max-md:grid-cols-1" data-auth-frame>
      <NightStreet audience={audience} />
      <div className="flex min-w-0 flex-col px-gutter pt-8 pb-6 max-md:min-h-dvh max-md:pt-0 max-md:pb-4">
        <div className="flex items-center justify-end gap-4 text-fs-7 text-ink-2 max-md:h-14">
          <Link to="/" className="mr-auto hidden text-ink max-md:inline-flex" aria-label={t('frame.home')}>
            <Logo size={28} />
          </Link>
          {theme}
          {audience === 'jobSeeker' && (
            <span className="max-md:hidden">
              {t('frame.forEmployers')} <TextLink to="/register/employer">{t('frame.employerAccess')}</TextLink>
            </span>
          )}
        </div>
        <div className="mx-auto mt-[max(3rem,15vh)] mb-auto w-full max-w-104 max-md:mt-6 max-md:max-w-120">
          {above}
          <h1 className="text-[2rem] tracking-[-0.03em] max-md:text-[1.75rem]">{title}</h1>
          {lead && <p className="mt-1.5 text-balance text-ink-2 leading-[1.5]">{lead}</p>}
          {children}
        </div>
        <nav
          className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-0 text-fs-8 text-ink-2 [&>form]:ml-auto"
          aria-label={t('frame.legal')}
        >
          <Link className={LEGAL_LINK} to="/impressum">
            {t('frame.imprint')}
          </Link>
          <Link className={LEGAL_LINK} to="/datenschutz">
            {t('frame.privacy')}
          </Link>
          <Link className={LEGAL_LINK} to="/barrierefreiheit">
            {t('frame.accessibility')}
          </Link>
          {language}
        </nav>
      </div>
    </div>
  );
}

function NightStreet({ audience }: Required<Pick<AuthFrameProps, 'audience'>>) {
  const { t } = useTranslation('auth');
  return (
    <div
      className="sticky top-0 flex h-dvh flex-col overflow-hidden bg-night px-gutter pt-6 text-on-dark max-md:hidden"
      data-theme="nacht"
    >
      <Link to="/" aria-label={t('frame.home')} className="self-start">
        <Logo />
      </Link>
      <p className="isolate mt-auto font-display font-semibold text-[clamp(2.5rem,4.4vw,4.25rem)] leading-[1.1] tracking-[-0.035em]">
        <span className="relative ml-[-0.12em] block w-fit px-[0.12em] text-[#151d42] before:absolute before:top-[0.1em] before:right-[-0.1em] before:bottom-[0.02em] before:left-[-0.12em] before:-z-1 before:rotate-[-0.7deg] before:rounded-[3px_12px_7px_5px_/_8px_5px_11px_4px] before:bg-[#ffe665]">
          {t(`frame.${audience}.marked`)}
        </span>
        {t(`frame.${audience}.line`)}
      </p>
      <p className="mt-4 max-w-120 text-fs-5 text-on-dark-2 leading-[1.5]">{t(`frame.${audience}.words`)}</p>
      <div
        className="-mx-(--gutter) mt-10 flex items-end justify-between gap-4 border-night-line border-b-4 px-gutter"
        aria-hidden="true"
      >
        <EmployerBuilding className={BUILDING} night kind="hospital" seed="rheinhoehe" />
        <EmployerBuilding className={BUILDING} night kind="practice" seed="auwald" />
        <EmployerBuilding className={BUILDING} night kind="care-home" seed="lindenhain" />
      </div>
    </div>
  );
}
