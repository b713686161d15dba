import { z } from '@stellenvisite/contract/platform/zod';
import {
  type IdentifyingPart,
  type OwnTalentProfile,
  saveTalentProfileSchema,
  type TalentPreviewCard,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import {
  TALENT_SWITCHES,
  TALENT_TEXT_LENGTH,
  type TalentSwitches,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { LockedRow } from '../locked-row.tsx';
import { useSaveTalent } from './own-queries.ts';

const NEVER = ['neverName', 'neverContact', 'neverAge', 'neverEmployers', 'neverPay'] as const;

/** Lists the details that can be shown, each with a switch, next to those that can never be shown. */
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

const textFormSchema = z.object({ text: saveTalentProfileSchema.shape.text.unwrap() });

/** Renders one sentence in own words. What would tell who somebody is has to be changed first. */
function OwnText({ text: saved }: { text: string }) {
  const { t, i18n } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  const [identifying, setIdentifying] = useState<readonly IdentifyingPart[]>([]);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    identifying.map((part) => t('shown.identifyingOne', { kind: t(`shown.kind.${part.kind}`), text: part.text })),
  );
  const check = $api.useMutation('post', '/api/talent-pool/me/preview', {
    onSuccess: (answer: TalentPreviewCard, { body }) => {
      setIdentifying(answer.identifying);
      if (answer.identifying.length === 0) save({ text: body.text ?? '' }, { done: t('shown.textSaved') });
    },
  });
  const form = useZodForm({
    schema: textFormSchema,
    defaultValues: { text: saved },
    fields: ['text'],
    errorText: () => t('enquiry.problem.long', { max: TALENT_TEXT_LENGTH }),
    refused: { text: identifying.length > 0 ? t('shown.identifying', { list }) : undefined },
    onSubmit: (body) => {
      if (!check.isPending && !isPending) check.mutate({ body });
    },
  });
  const used = form.watch('text').trim().length;
  return (
    <form className="ts-in grid gap-3" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <Field
        label={t('shown.text')}
        hint={t('enquiry.optional')}
        help={t('shown.textHelp', { used, max: TALENT_TEXT_LENGTH })}
        {...form.field('text')}
      >
        <TextArea {...form.register('text')} rows={2} maxLength={TALENT_TEXT_LENGTH} />
      </Field>
      <Button type="submit" variant="secondary" loading={check.isPending || isPending}>
        {t('shown.textSave')}
      </Button>
    </form>
  );
}
