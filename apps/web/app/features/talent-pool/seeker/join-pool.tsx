import { formatDate } from '@stellenvisite/contract/format-date';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-membership.schema';
import {
  DEFAULT_TALENT_SWITCHES,
  TALENT_CONSENT_MONTHS,
  TALENT_CONSENT_VERSION,
  type TalentSwitches,
} from '@stellenvisite/contract/talent-pool';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { Blocks } from './blocks.tsx';
import { OwnPreview } from './own-preview.tsx';
import { useSaveTalent } from './own-queries.ts';
import { Switches } from './shown-switches.tsx';

/** For who is not in: the card that would be shown, what it shows, who never sees it, and the consent. */
export function JoinPool({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <header className="ts-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('join.lead')}</p>
        </div>
      </header>
      {own.card ? <JoinForm own={own} /> : <NoOccupation />}
    </>
  );
}

function NoOccupation() {
  const { t } = useTranslation('talent-pool');
  return (
    <div className="ts-none">
      <h2>{t('join.incomplete.title')}</h2>
      <p>{t('join.incomplete.text')}</p>
      <LinkButton className="mt-4" to="/dashboard/profil">
        {t('join.incomplete.action')}
      </LinkButton>
    </div>
  );
}

function JoinForm({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  const [shows, setShows] = useState<TalentSwitches>(DEFAULT_TALENT_SWITCHES);
  const [agrees, setAgrees] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const errorText = useErrorText();
  const { data: preview, mutate } = $api.useMutation('post', '/api/talent-pool/me/preview', {
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const change = (part: Partial<TalentSwitches>) => {
    const next = { ...shows, ...part };
    setShows(next);
    mutate({ body: { shows: next } });
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(!agrees);
    if (agrees && !isPending) save({ consent: TALENT_CONSENT_VERSION, shows }, { done: t('join.done') });
  };
  return (
    <div className="ts-grid">
      <div>
        <OwnPreview card={preview?.card ?? own.card} />
        <form className="ts-sheet" onSubmit={join} aria-labelledby="own-join">
          <header>
            <h2 id="own-join">{t('shown.title')}</h2>
          </header>
          <div className="ts-in ts-switches">
            <Switches shows={shows} onChange={change} />
          </div>
          <div className="ts-in grid gap-4">
            {isRefused && (
              <Note tone="warn" role="alert">
                {t('join.missing')}
              </Note>
            )}
            <Checkbox
              label={t('join.consent.label')}
              help={t('join.consent.help', { months: TALENT_CONSENT_MONTHS, date: formatDate(consentEnd()) })}
              checked={agrees}
              onChange={({ target }) => setAgrees(target.checked)}
            />
            <p className="text-fs-8">
              <Link className="link" to="/datenschutz">
                {t('join.privacy')}
              </Link>
            </p>
            <Button type="submit" loading={isPending}>
              {t('join.action')}
            </Button>
          </div>
        </form>
      </div>
      <div>
        <Blocks own={own} />
      </div>
    </div>
  );
}

function consentEnd(): Date {
  const end = new Date();
  end.setMonth(end.getMonth() + TALENT_CONSENT_MONTHS);
  return end;
}
