import { MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import { MAX_MESSAGE_FILES } from '@stellenvisite/contract/messages/messages';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { CalendarPlus, Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useBrowserValue } from '../../ui/palette/palette-host.tsx';
import { FileRow } from '../platform/files/shared/file-row.tsx';
import { UploadRowItem } from '../platform/files/shared/upload-row-item.tsx';
import { ACCEPTED } from '../platform/files/shared/uploads-store.ts';
import { useUploads } from '../platform/files/shared/use-uploads.ts';
import type { MessageDraft } from './outbox.ts';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};

const read = () => navigator.onLine;

const useIsOnline = (): boolean => useBrowserValue(subscribe, read, true);

type ComposerProps = {
  /** „Nachricht an …“ */
  placeholder: string;
  draft: MessageDraft;
  onDraft: (draft: MessageDraft) => void;
  onSend: (draft: MessageDraft) => void;
  /** Opens the form for dates, where there is one. */
  onPropose?: () => void;
  /** Further buttons; what they insert comes to stand at the cursor. */
  tools?: (insert: (text: string) => void) => ReactNode;
};

/** Enter begins a line, Ctrl or Command with Enter sends. What is typed is stored with every key. */
export function Composer({ placeholder, draft, onDraft, onSend, onPropose, tools }: ComposerProps) {
  const { t } = useTranslation('messages');
  const [{ text, files }, setCurrent] = useState(draft);
  const latest = useRef(draft);
  const hint = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (changes: Partial<MessageDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setCurrent(latest.current);
    onDraft(latest.current);
  };
  const insert = (inserted: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    const before = latest.current.text;
    change({ text: (before.slice(0, from) + inserted + before.slice(to)).slice(0, MESSAGE_LENGTH) });
    area.current?.focus();
  };
  const add = (file: StoredFile) => change({ files: [...latest.current.files, file] });
  const uploads = useUploads('account', add);
  const isUploading = uploads.list.some(({ state }) => state.kind !== 'refused');
  const canSend = !isUploading && (text.trim() !== '' || files.length > 0);
  const send = () => {
    if (!canSend) return;
    onSend(latest.current);
    latest.current = { text: '', files: [] };
    setCurrent(latest.current);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2 border-line border-t bg-sheet px-6 pt-3 pb-2.5 max-md:px-gutter max-md:pt-2.5 max-md:pb-[calc(0.625rem_+_env(safe-area-inset-bottom))]"
      aria-label={t('write')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Offline />
      {files.length + uploads.list.length > 0 && (
        <ul className="col-span-full grid max-h-48 overflow-y-auto">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => change({ files: files.filter(({ id }) => id !== file.id) })}
            />
          ))}
          {uploads.list.map((row) => (
            <UploadRowItem
              key={row.key}
              row={row}
              onRetry={() => uploads.retry(row.key)}
              onCancel={() => uploads.cancel(row.key)}
            />
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <AttachButton
          left={MAX_MESSAGE_FILES - files.length - uploads.list.length}
          onFiles={(chosen) => uploads.add(chosen)}
        />
        {onPropose && (
          <IconButton look="line" label={t('propose.open')} icon={<CalendarPlus size={20} />} onClick={onPropose} />
        )}
        {tools?.(insert)}
      </div>
      <GrowingText
        area={area}
        value={text}
        placeholder={placeholder}
        label={t('write')}
        hint={hint}
        onChange={(next) => change({ text: next })}
        onKeyDown={sendByKey}
      />
      <Button
        type="submit"
        className="aria-disabled:inset-ring aria-disabled:inset-ring-line-2 max-md:w-12 max-md:p-0"
        aria-disabled={!canSend}
        icon={<Send size={18} />}
      >
        <span className="max-md:visually-hidden">{t('send')}</span>
      </Button>
      <p className="max-md:visually-hidden col-[2/-1] text-fs-9 text-ink-2 leading-[1.4]" id={hint}>
        <kbd className="inset-ring inset-ring-line-2 rounded-[3px] px-1.25 font-semibold font-text text-fs-9 leading-[1.4]">
          {t('keys')}
        </kbd>{' '}
        {t('hint')}
      </p>
    </form>
  );
}

function Offline() {
  const { t } = useTranslation('messages');
  const isOnline = useIsOnline();
  return (
    <p
      className="col-span-full rounded-cell bg-marker px-3 py-2 text-fs-8 text-on-marker leading-[1.4]"
      role="status"
      hidden={isOnline}
    >
      {!isOnline && t('offline')}
    </p>
  );
}

function AttachButton({ left, onFiles }: { left: number; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  const isFull = left <= 0;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('file.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])].slice(0, left));
          event.target.value = '';
        }}
      />
      <IconButton
        look="line"
        label={isFull ? t('file.full', { max: MAX_MESSAGE_FILES }) : t('file.attach')}
        icon={<Paperclip size={20} />}
        aria-disabled={isFull}
        onClick={() => !isFull && input.current?.click()}
      />
    </>
  );
}

type GrowingTextProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  placeholder: string;
  label: string;
  hint: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** As high as its text, up to what the style allows. */
function GrowingText({ area, value, placeholder, label, hint, onChange, onKeyDown }: GrowingTextProps) {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = '';
    // The placeholder has a height too, and is not to be made room for.
    if (value) current.style.height = `${current.scrollHeight}px`;
  }, [value, area]);
  return (
    <TextArea
      className="[&>textarea]:max-h-48 [&>textarea]:min-h-12 [&>textarea]:resize-none [&>textarea]:py-3 [&>textarea]:placeholder:overflow-hidden [&>textarea]:placeholder:text-ellipsis [&>textarea]:placeholder:whitespace-nowrap"
      ref={area}
      rows={1}
      value={value}
      maxLength={MESSAGE_LENGTH}
      placeholder={placeholder}
      aria-label={label}
      aria-describedby={hint}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
