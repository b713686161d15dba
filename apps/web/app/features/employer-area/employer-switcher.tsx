import { ChevronDown, SquareArrowOutUpRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Menu, MenuAction, MenuHead } from '../../ui/menu.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { EmployerChoice, MiniBuilding, useChooseEmployer } from './employer-choice.tsx';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

/** Says for whom the person acts, and changes it for those who act for several. */
export function EmployerSwitcher({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area');
  if (!acting)
    return (
      <div className="e-house" aria-hidden="true">
        <Bone className="h-8 w-7" />
        <Bone className="h-4 flex-1" />
      </div>
    );
  return (
    <Menu align="start" trigger={<SwitcherButton acting={acting} />}>
      {acting.employers.length > 1 && <MenuHead>{t('switcher.head')}</MenuHead>}
      <EmployerChoices acting={acting} />
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

function EmployerChoices({ acting }: { acting: ActingEmployer }) {
  const choose = useChooseEmployer();
  if (acting.employers.length < 2) return null;
  return acting.employers.map((employer) => (
    <MenuAction key={employer.employerId} onSelect={() => choose(employer.employerId)}>
      <button
        type="button"
        className="e-choice"
        aria-current={employer.employerId === acting.employerId ? 'true' : undefined}
      >
        <EmployerChoice employer={employer} isChosen={employer.employerId === acting.employerId} />
      </button>
    </MenuAction>
  ));
}
