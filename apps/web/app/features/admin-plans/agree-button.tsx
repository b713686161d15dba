import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { AgreeDialog } from './agree-dialog.tsx';

export function AgreeButton() {
  const { t } = useTranslation('admin-plans');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        {t('agree.open')}
      </Button>
      {isOpen && <AgreeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
