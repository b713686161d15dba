import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ShiftPicker } from '../../jobs/shared/shift-picker.tsx';
import type { SeekerStepProps } from './seeker-step.ts';

export function DutyStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <>
      <div>
        <p className="fld-label mb-1.5">{t('seeker.shifts')}</p>
        <Controller
          control={form.control}
          name="shifts"
          render={({ field }) => <ShiftPicker name="shifts" value={field.value} onValueChange={field.onChange} />}
        />
      </div>
      <Checkbox {...form.register('weekendFree')} label={t('seeker.weekendFree')} help={t('seeker.weekendHelp')} />
    </>
  );
}
