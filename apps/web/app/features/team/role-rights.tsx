import { mayInTeam, type TeamAction } from '@stellenvisite/contract/permissions';
import { TEAM_ROLES } from '@stellenvisite/contract/team';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';

const ROLES = [...TEAM_ROLES].reverse();

/** A right is shown as given when all of its actions are: the table is the one that the server asks. */
const RIGHTS = {
  read: ['application.read', 'application.annotate'],
  work: ['job.change', 'application.move', 'message.write'],
  profile: ['employer.change', 'employer_media.change', 'feed.import'],
  team: ['team.manage', 'employer.verify'],
  settings: ['employer_settings.change'],
} as const satisfies Record<string, readonly TeamAction[]>;

export function RoleRights() {
  const { t } = useTranslation('team');
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <section className="tm-card tm-rights">
        <header>
          <h2 id={headingId}>{t('rights.title')}</h2>
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('rights.right')}</span>
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]).map((right) => (
              <tr key={right}>
                <th scope="row">{t(`rights.${right}`)}</th>
                {ROLES.map((role) => {
                  const has = RIGHTS[right].every((action) => mayInTeam(role, action));
                  return (
                    <td key={role} data-has={has || undefined}>
                      {has ? <Check size={18} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
                      <span className="visually-hidden">{t(has ? 'rights.yes' : 'rights.no')}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Note className="mt-5">
        <b>{t('rights.lastOwner')}</b> {t('rights.lastOwnerText')}
      </Note>
    </aside>
  );
}
