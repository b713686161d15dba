import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { ApplicantFields } from './applicant-fields.tsx';
import { ApplySection } from './apply-section.tsx';
import { SentData } from './sent-data.tsx';
import type { ApplyFormControl } from './use-apply-form.ts';

type DataSectionProps = { control: ApplyFormControl; number: number; profile: Applicant | null };

/** Who applies: what the profile says, changeable for this application; fields for somebody without an account. */
export function DataSection({ control, number, profile }: DataSectionProps) {
  const { t } = useTranslation('applications');
  const [isEdited, setIsEdited] = useState(false);
  const { values, change, gaps } = control;
  const isShort = values.kind === 'short';
  const hasGap = gaps.some(({ part }) => part === 'data');
  // A gap is filled where it is: the fields open by themselves.
  const isOpen = !profile || isEdited || (hasGap && control.problems.length > 0);
  return (
    <ApplySection
      number={number}
      isDone={!hasGap}
      title={profile ? t('apply.data.title') : t('apply.data.guestTitle')}
      text={profile ? t('apply.data.text') : t('apply.data.guestText')}
      aside={
        profile && (
          <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsEdited(!isOpen)}>
            {isOpen ? t('apply.data.close') : t('apply.data.change')}
          </button>
        )
      }
    >
      <RadioGroup
        name="kind"
        legend={t('apply.kind.legend')}
        hideLegend
        layout="segments"
        className="apl-kind"
        value={values.kind}
        onValueChange={(kind) => change({ kind })}
        options={[
          { value: 'full', label: t('apply.kind.full') },
          { value: 'short', label: t('apply.kind.short') },
        ]}
      />
      {isShort && <p className="apl-hint">{t('apply.kind.shortText')}</p>}
      {profile && !isOpen && <SentData applicant={profile} values={values} />}
      {isOpen && (
        <ApplicantFields
          control={control}
          names={
            profile
              ? ['fullName', 'occupation', 'phone', 'location']
              : ['fullName', 'email', 'occupation', 'phone', 'location']
          }
        />
      )}
      {isShort && <ApplicantFields control={control} names={['callbackTime']} />}
    </ApplySection>
  );
}
