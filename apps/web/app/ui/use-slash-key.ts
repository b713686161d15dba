import { type RefObject, useEffect } from 'react';

/** „/“ goes to the words of the search, or opens its form where the field is not to be seen. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, openForm: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (field.current?.checkVisibility()) field.current.select();
      else openForm();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, openForm]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
