import { EARLIEST_STARTS } from '@stellenvisite/contract/accounts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { SeekerStepProps } from './seeker-step.ts';

export function StartStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <Controller
      control={form.control}
      name="earliestStart"
      render={({ field }) => (
        <RadioGroup
          name="earliestStart"
          layout="cards"
          legend={t('seeker.earliest')}
          value={field.value}
          onValueChange={field.onChange}
          options={EARLIEST_STARTS.map((value) => ({ value, label: t(`startsOn.${value}`) }))}
        />
      )}
    />
  );
}
