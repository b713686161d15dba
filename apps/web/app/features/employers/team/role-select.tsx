import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/employers/team';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/forms/select.tsx';

type RoleSelectProps = {
  value: TeamRole;
  onRole: (role: TeamRole) => void;
  /** Names it where no label appears next to it. */
  label?: string;
} & Pick<ComponentProps<typeof Select>, 'size' | 'disabled' | 'className'>;

/** The highest role first. */
const ORDER = [...TEAM_ROLES].reverse();

export function RoleSelect({ value, onRole, label, ...rest }: RoleSelectProps) {
  const { t } = useTranslation('team');
  return (
    <Select
      {...rest}
      {...(label && { 'aria-label': label })}
      value={value}
      onChange={(event) => {
        const role = TEAM_ROLES.find((each) => each === event.target.value);
        if (role) onRole(role);
      }}
      options={ORDER.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
  );
}
