import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProfilePercent } from '../../seekers/profiles/shared/dashboard-prompt.tsx';
import { ProfileFacts } from '../employer/profile-pane.tsx';
import { LockedRow } from '../locked-row.tsx';
import { TalentCardView } from '../talent-card.tsx';

/** Renders the card of the employers' list itself, with what the opened profile says. */
export function OwnPreview({ card }: { card: TalentCard | null }) {
  const { t } = useTranslation('talent-pool');
  const percent = useProfilePercent();
  if (!card) return null;
  return (
    <section className="ts-sheet" aria-labelledby="own-preview">
      <header>
        <h2 id="own-preview">{t('preview.title')}</h2>
        <Link className="link" to="/dashboard/profil">
          {percent === undefined ? t('preview.edit') : t('preview.editPercent', { percent })}
        </Link>
      </header>
      <div className="ts-in">
        <div className="ts-preview">
          <TalentCardView card={card} />
          <ProfileFacts card={card} />
          <footer>
            <ul className="tp-locks">
              <LockedRow>{t('preview.locked')}</LockedRow>
            </ul>
          </footer>
        </div>
      </div>
    </section>
  );
}
