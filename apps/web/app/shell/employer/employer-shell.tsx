import type { OwnEmployerItem } from '@stellenvisite/contract/employers/own-employers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown, SquareArrowOutUpRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { EMPLOYER_HOME, type EmployerPage } from '../../features/employers/area/shared/employer-page.ts';
import type { ActingEmployer } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { chooseEmployer } from '../../features/identity/acting-employer/use-own-employers.ts';
import { buildingKindOf } from '../../features/jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../features/jobs/display/employer/buildings/employer-building.tsx';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Menu, MenuAction, MenuHead } from '../../ui/menu.tsx';
import type { AreaCounts } from '../area/area-links.ts';
import { type PreferenceSwitches, WindowShell } from '../area/window-shell.tsx';
import { EMPLOYER_LINKS } from './area-links.ts';

type EmployerChoiceProps = { employer: OwnEmployerItem; isChosen: boolean };

const EmployerPalette = lazyPart(async () => (await import('./employer-palette.tsx')).EmployerPalette);

const COUNTS = ['get', '/api/employer/counts'] as const;

type EmployerShellProps = {
  page: EmployerPage;
  /** Null until it is known, and for those who act for none. */
  acting: ActingEmployer | null;
  switches: PreferenceSwitches;
  children: ReactNode;
};

/** Renders the navigation of the employer area around its pages. */
export function EmployerShell({ page, acting, switches, children }: EmployerShellProps) {
  const { t } = useTranslation('employer-area');
  return (
    <WindowShell
      namespace="employer-area"
      home={EMPLOYER_HOME}
      links={EMPLOYER_LINKS}
      counts={useEmployerCounts(acting)}
      frame={page}
      head={<EmployerSwitcher acting={acting} />}
      title={<b lang="de">{acting?.name}</b>}
      note={acting && t(`role.${acting.role}`)}
      palette={{
        isReady: acting !== null,
        render: (close) => acting && <EmployerPalette acting={acting} onClose={close} />,
      }}
      switches={switches}
      sheetHead={<EmployerButtons acting={acting} />}
    >
      {children}
    </WindowShell>
  );
}

/** Returns the numbers of the links, and none until the employer is known: the page begins as the server sent it. */
function useEmployerCounts(acting: ActingEmployer | null): AreaCounts {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: COUNTS });
  useLiveEvent('application.changed', refresh);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const query = acting ? { employerId: acting.employerId } : {};
  const { data } = $api.useQuery(...COUNTS, { params: { query } }, { enabled: acting !== null });
  return acting && data ? data : {};
}

/** Shows for whom the person acts, and changes it for those who act for several. */
function EmployerSwitcher({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area');
  const choose = useChooseEmployer();
  if (!acting)
    return (
      <div className="e-house" aria-hidden="true">
        <Skeleton className="h-8 w-7" />
        <Skeleton className="h-4 flex-1" />
      </div>
    );
  const employers = acting.employers.length > 1 ? acting.employers : [];
  return (
    <Menu align="start" trigger={<SwitcherButton acting={acting} />}>
      {employers.length > 0 && <MenuHead>{t('switcher.head')}</MenuHead>}
      {employers.map((employer) => (
        <MenuAction key={employer.employerId} onSelect={() => choose(employer.employerId)}>
          <button
            type="button"
            className="e-choice"
            aria-current={employer.employerId === acting.employerId ? 'true' : undefined}
          >
            <EmployerChoice employer={employer} isChosen={employer.employerId === acting.employerId} />
          </button>
        </MenuAction>
      ))}
      <MenuAction>
        <Link to={`/arbeitgebern/${acting.employerId}`}>
          <SquareArrowOutUpRight size={18} />
          {t('switcher.publicPage')}
        </Link>
      </MenuAction>
    </Menu>
  );
}

function SwitcherButton({ acting, ...rest }: { acting: ActingEmployer } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('employer-area');
  return (
    <button type="button" {...rest} className="e-house">
      <MiniBuilding employer={acting} />
      <span lang="de">
        <b>{acting.name}</b>
        <small>{acting.city}</small>
        <span className="visually-hidden">, {t('switcher.open')}</span>
      </span>
      <ChevronDown size={16} />
    </button>
  );
}

/** Lists the employers of those who act for several, for the sheet of a phone. */
function EmployerButtons({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area');
  const choose = useChooseEmployer();
  if (!acting || acting.employers.length < 2) return null;
  return (
    <ul aria-label={t('switcher.head')}>
      {acting.employers.map((employer) => (
        <li key={employer.employerId}>
          <button
            type="button"
            className="menu-action e-choice"
            aria-pressed={employer.employerId === acting.employerId}
            onClick={() => choose(employer.employerId)}
          >
            <EmployerChoice employer={employer} isChosen={employer.employerId === acting.employerId} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function EmployerChoice({ employer, isChosen }: EmployerChoiceProps) {
  return (
    <>
      <MiniBuilding employer={employer} />
      <span lang="de">
        {employer.name}
        <small>{employer.city}</small>
      </span>
      {isChosen && <Check size={18} />}
    </>
  );
}

function MiniBuilding({ employer }: { employer: OwnEmployerItem }) {
  return <EmployerBuilding kind={buildingKindOf(employer)} seed={employer.employerId} className="e-mini" />;
}

/** Goes on in the same part of the area: what was open there belongs to the employer before. */
function useChooseEmployer(): (employerId: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (employerId) => {
    chooseEmployer(employerId);
    void navigate(pathname.split('/').slice(0, 3).join('/'));
  };
}
