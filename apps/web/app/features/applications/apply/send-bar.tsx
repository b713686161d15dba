import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type SendBarProps = {
  /** What is still open, in words; empty when nothing is. */
  open: readonly string[];
  isSending: boolean;
  isGuest: boolean;
};

/** Beside the consent on a desk, at the lower edge on a phone. It can always be pressed: then it shows what is missing. */
export function SendBar({ open, isSending, isGuest }: SendBarProps) {
  const { t } = useTranslation('applications');
  const rest = open.length > 0 ? t('apply.send.open', { list: open.join(', ') }) : t('apply.send.ready');
  return (
    <div className="apl-send">
      <Button size="l" type="submit" loading={isSending}>
        {t('apply.send.submit')}
      </Button>
      <p>
        {rest}
        <span> {t(isGuest ? 'apply.send.guestNext' : 'apply.send.next')}</span>
      </p>
    </div>
  );
}
