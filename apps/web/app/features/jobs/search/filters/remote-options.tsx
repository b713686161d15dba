import { useTranslation } from 'react-i18next';

/** Working from home, as the address has it: somewhat or all of it, or only all of it. */
const CHOICES = ['', 'hybrid,remote', 'remote'];

/** A choice from the address that is none of ours is offered too. */
export function RemoteOptions({ chosen }: { chosen: readonly string[] }) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  const own = remoteValue(chosen);
  return (
    <>
      {CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`remote.${choice.replace(',', '_') || 'any'}`)}
        </option>
      ))}
      {!CHOICES.includes(own) && (
        <option value={own}>{chosen.map((value) => field(`remote.${value}`)).join(', ')}</option>
      )}
    </>
  );
}

export const remoteValue = (chosen: readonly string[]): string => [...chosen].sort().join(',');
export const remoteFilter = (value: string): string[] => value.split(',').filter(Boolean);
