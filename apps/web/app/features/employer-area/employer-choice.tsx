import type { OwnEmployerItem } from '@stellenvisite/contract/own-employers.schema';
import { Check } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { chooseEmployer } from './acting-employer-store.ts';

type EmployerChoiceProps = { employer: OwnEmployerItem; isChosen: boolean };

/** What a button says that chooses one of several employers: in the menu of the rail and in the sheet of a phone. */
export function EmployerChoice({ employer, isChosen }: EmployerChoiceProps) {
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

export function MiniBuilding({ employer }: { employer: OwnEmployerItem }) {
  return <EmployerBuilding kind={buildingKindOf(employer)} seed={employer.employerId} className="e-mini" />;
}

/** Goes on in the same part of the area: what was open there belongs to the employer before. */
export function useChooseEmployer(): (employerId: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (employerId) => {
    chooseEmployer(employerId);
    void navigate(pathname.split('/').slice(0, 3).join('/'));
  };
}
