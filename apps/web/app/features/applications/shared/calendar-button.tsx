import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../session/use-download.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

type CalendarButtonProps = { applicationId: string; look?: 'icon' | 'word' } & Pick<ButtonProps, 'variant' | 'size'>;

/** Downloads the interview as a file that every calendar opens. */
export function CalendarButton({ applicationId, look = 'word', ...button }: CalendarButtonProps) {
  const { t } = useTranslation('applications');
  const { isBusy, download } = useDownload();
  const save = () => download(`/api/applications/${applicationId}/interview.ics`, t('interview.file'));
  if (look === 'icon')
    return <IconButton look="line" label={t('interview.calendar')} icon={<CalendarPlus size={20} />} onClick={save} />;
  return (
    <Button {...button} loading={isBusy} icon={<CalendarPlus size={20} />} onClick={save}>
      {t('interview.calendar')}
    </Button>
  );
}
