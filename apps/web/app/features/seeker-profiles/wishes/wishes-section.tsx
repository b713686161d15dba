import { REMOTE_OPTIONS } from '@stellenvisite/contract/job-fields';
import { WISHED_EMPLOYMENT } from '@stellenvisite/contract/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../ui/date-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { HoursField } from './hours-field.tsx';
import { OccupationField } from './occupation-field.tsx';
import { PayField } from './pay-field.tsx';
import { PlaceFields } from './place-fields.tsx';

export function WishesSection() {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const { data, invalid, change, reject } = useProfile();
  return (
    <section className="psheet" aria-labelledby="wishes-title">
      <header>
        <h2 id="wishes-title">{t('wishes.title')}</h2>
      </header>
      <div className="psheet-body">
        <OccupationField />
        <PlaceFields />
        <HoursField />
        <div className="grid gap-2.5">
          <div className="fr2 fr2-pay">
            <PayField />
            <Field
              label={t('wishes.start')}
              id={targetOf('earliestStart')}
              error={invalid.has('earliestStart') && t('dateError')}
            >
              <DateInput
                value={data.earliestStart}
                onChange={(earliestStart) => change({ earliestStart })}
                onUnreadable={() => reject('earliestStart')}
              />
            </Field>
          </div>
          <p className="fld-help">{t('wishes.payHelp')}</p>
        </div>
        <ChoiceBoxes
          legend={t('wishes.employment')}
          id={targetOf('employmentTypes')}
          values={WISHED_EMPLOYMENT}
          chosen={data.employmentTypes}
          label={(type) => fields(`employmentType.${type}`)}
          onChange={(employmentTypes) => change({ employmentTypes })}
        />
        <ChoiceBoxes
          legend={t('wishes.remote')}
          values={REMOTE_OPTIONS}
          chosen={data.remote}
          label={(option) => fields(`remote.${option}`)}
          onChange={(remote) => change({ remote })}
        />
      </div>
    </section>
  );
}
