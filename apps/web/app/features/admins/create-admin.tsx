import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { AdminDialog } from './admin-dialog.tsx';

export function CreateAdmin() {
  const { t } = useTranslation('admins');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus size={20} />} onClick={() => setIsOpen(true)}>
        {t('admins.create')}
      </Button>
      {isOpen && <AdminDialog admin={null} onClose={() => setIsOpen(false)} />}
    </>
  );
}
