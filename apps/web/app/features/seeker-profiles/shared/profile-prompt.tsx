import { PROFILE_ITEMS, type ProfileItem } from '@stellenvisite/contract/seeker-profiles';
import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PROFILE_PATH, targetOf } from './field-target.ts';
import './profile-prompt.css';

const SHOWN = 3;

type ProfilePromptProps = {
  profile: Pick<SeekerProfile, 'missing' | 'hiddenItems'>;
  /** Puts these items away. */
  onHide: (items: ProfileItem[]) => void;
};

/** What the profile could still say and what each of it would bring. Gone when it is complete, or put away until something new is missing. */
export function ProfilePrompt({ profile: { missing, hiddenItems }, onHide }: ProfilePromptProps) {
  const { t } = useTranslation('seeker-profiles');
  const open = missing.filter(({ item }) => !hiddenItems.includes(item));
  if (open.length === 0) return null;
  const total = PROFILE_ITEMS.length;
  const done = total - missing.length;
  return (
    <section className="pprompt" aria-labelledby="profile-prompt">
      <header>
        <div>
          <h2 id="profile-prompt">{t('prompt.title')}</h2>
          <p>
            <b className="num">{t('prompt.share', { done, total })}</b> {t('prompt.optional')}
          </p>
        </div>
        <div className="pprompt-cells" aria-hidden="true">
          {PROFILE_ITEMS.map((item, index) => (
            <i key={item} className={index < done ? 'on' : undefined} />
          ))}
        </div>
        <IconButton
          label={t('prompt.hide')}
          icon={<X size={20} />}
          onClick={() => onHide(missing.map(({ item }) => item))}
        />
      </header>
      <ul>
        {open.slice(0, SHOWN).map(({ item, points }) => (
          <li key={item}>
            <Link to={{ pathname: PROFILE_PATH, hash: targetOf(item) }} preventScrollReset>
              <b>{t(`prompt.item.${item}.do`)}</b>
              <ArrowRight size={18} />
            </Link>
            <p>
              {t(`prompt.item.${item}.why`)} {points > 0 && t('prompt.points', { points })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
