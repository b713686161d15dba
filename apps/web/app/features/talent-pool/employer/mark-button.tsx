import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type MarkButtonProps = { isMarked: boolean; onMark: (isMarked: boolean) => void; isShort?: boolean };

/** Marked profiles are found again by their own filter; their owners are not told. */
export function MarkButton({ isMarked, onMark, isShort = false }: MarkButtonProps) {
  const { t } = useTranslation('talent-pool');
  const Icon = isMarked ? BookmarkCheck : Bookmark;
  const words = t(isMarked ? 'pane.marked' : 'pane.mark');
  return (
    <Button variant="secondary" icon={<Icon size={20} />} aria-pressed={isMarked} onClick={() => onMark(!isMarked)}>
      {isShort ? <span className="visually-hidden">{words}</span> : words}
    </Button>
  );
}
