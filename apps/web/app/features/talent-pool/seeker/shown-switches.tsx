import type {
  IdentifyingPart,
  OwnTalentProfile,
  TalentPreviewCard,
} from '@stellenvisite/contract/talent-membership.schema';
import { TALENT_SWITCHES, TALENT_TEXT_LENGTH, type TalentSwitches } from '@stellenvisite/contract/talent-pool';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { LockedRow } from '../locked-row.tsx';
import { useSaveTalent } from './own-queries.ts';

const NEVER = ['neverName', 'neverContact', 'neverAge', 'neverEmployers', 'neverPay'] as const;

/** What is shown, each with a switch of its own, beside what nobody can switch on. */
export function ShownSwitches({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save } = useSaveTalent();
  return (
    <section className="ts-sheet" aria-labelledby="own-shown">
      <header>
        <h2 id="own-shown">{t('shown.title')}</h2>
      </header>
      <div className="ts-two">
        <div>
          <h3>{t('shown.yours')}</h3>
          <Switches shows={own.shows} onChange={(shows) => save({ shows })} />
        </div>
        <div>
          <h3>{t('shown.never')}</h3>
          <ul className="tp-locks">
            {NEVER.map((key) => (
              <LockedRow key={key}>{t(`shown.${key}`)}</LockedRow>
            ))}
          </ul>
          <p>{t('shown.neverText')}</p>
        </div>
      </div>
      <OwnText text={own.text} />
    </section>
  );
}

type SwitchesProps = { shows: TalentSwitches; onChange: (shows: Partial<TalentSwitches>) => void };

export function Switches({ shows, onChange }: SwitchesProps) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <Switch checked disabled readOnly label={t('shown.occupation')} help={t('shown.occupationHelp')} />
      {TALENT_SWITCHES.map((name) => (
        <Switch
          key={name}
          label={t(`shown.${name}`)}
          {...(name === 'region' && { help: t('shown.regionHelp') })}
          checked={shows[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
        />
      ))}
    </>
  );
}

/** One sentence in own words. What would tell who somebody is has to be changed first. */
function OwnText({ text: saved }: { text: string }) {
  const { t, i18n } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  const [text, setText] = useState(saved);
  const [identifying, setIdentifying] = useState<readonly IdentifyingPart[]>([]);
  const check = $api.useMutation('post', '/api/talent-pool/me/preview', {
    onSuccess: (answer: TalentPreviewCard) => {
      setIdentifying(answer.identifying);
      if (answer.identifying.length === 0) save({ text: text.trim() }, { done: t('shown.textSaved') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.isPending && !isPending) check.mutate({ body: { text: text.trim() } });
  };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    identifying.map((part) => t('shown.identifyingOne', { kind: t(`shown.kind.${part.kind}`), text: part.text })),
  );
  return (
    <form className="ts-in grid gap-3" onSubmit={submit} noValidate>
      <Field
        label={t('shown.text')}
        hint={t('enquiry.optional')}
        help={t('shown.textHelp', { used: text.trim().length, max: TALENT_TEXT_LENGTH })}
        error={identifying.length > 0 && t('shown.identifying', { list })}
      >
        <TextArea
          rows={2}
          maxLength={TALENT_TEXT_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={check.isPending || isPending}>
        {t('shown.textSave')}
      </Button>
    </form>
  );
}
