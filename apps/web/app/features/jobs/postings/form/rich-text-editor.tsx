import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading, Italic, Link as LinkIcon, List, ListOrdered, type LucideIcon, Redo, Undo } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import './rich-text-editor.css';
import { clsx } from 'clsx';

/** Word writes the mark of a list entry as text of its own, hidden between conditional comments. */
const LIST_MARK = /^[\s\u00a0]*(?:[·•▪●○◦§o–-]|\d{1,2}[.)])[\s\u00a0]+/u;

const HIDDEN_TAGS = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'o:p']);

const isHidden = (element: Element) =>
  HIDDEN_TAGS.has(element.tagName.toLowerCase()) || /mso-hide/i.test(element.getAttribute('style') ?? '');

const isWordListEntry = (element: Element) =>
  /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') || /MsoListParagraph/i.test(element.className);

type RichTextEditorProps = {
  id?: string;
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  /** HTML of the few tags a job may have. */
  value: string;
  onChange: (html: string) => void;
};

/** The tags that the server keeps, and no other. */
const TAGS = StarterKit.configure({
  heading: { levels: [3, 4] },
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    protocols: ['http', 'https', 'mailto'],
    defaultProtocol: 'https',
    HTMLAttributes: { rel: 'nofollow noopener', target: null, class: null },
  },
});

/** Text with headings, lists, emphasis and links. German, as the job is read. */
export function RichTextEditor({ id, label, help, error, value, onChange }: RichTextEditorProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const own = useRef(value);
  const write = useRef(onChange);
  useEffect(() => {
    write.current = onChange;
  });
  const described = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean).join(' ');
  const editor = useEditor({
    extensions: [TAGS],
    content: value,
    immediatelyRender: false,
    // Its style element would break the content security policy; ours is in the style sheet.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        id: fieldId,
        class: 'prose rich-text',
        lang: 'de',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${fieldId}-label`,
        ...(described && { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      own.current = changed.isEmpty ? '' : changed.getHTML();
      write.current(own.current);
    },
  });
  // A text from elsewhere replaces the editor's; the own one leaves the cursor where it is.
  useEffect(() => {
    if (!editor || value === own.current) return;
    own.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="fld">
      <span className="fld-label" id={`${fieldId}-label`}>
        <span>{label}</span>
      </span>
      <div
        className={clsx(
          'rounded-control border-[1.5px] bg-sheet focus-within:outline-[3px] focus-within:outline-focus focus-within:-outline-offset-1',
          error ? 'border-warn' : 'border-field-line',
        )}
      >
        {editor && <Toolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p className="fld-error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="fld-help" id={`${fieldId}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

type Editor = NonNullable<ReturnType<typeof useEditor>>;

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('job-postings');
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading', { level: 3 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  const [isLinking, setIsLinking] = useState(false);
  const toggleLink = () => {
    if (active.link) editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else setIsLinking(!isLinking);
  };
  const setLink = (href: string) => {
    setIsLinking(false);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty)
      chain.insertContent(`<a href="${encodeURI(href)}">${new URL(href).hostname}</a>`).run();
    else chain.setLink({ href }).run();
  };
  const marks: {
    key: 'heading' | 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'link';
    icon: LucideIcon;
    run: () => void;
  }[] = [
    { key: 'heading', icon: Heading, run: () => editor.chain().focus().toggleHeading({ level: 3 }).run() },
    { key: 'bold', icon: Bold, run: () => editor.chain().focus().toggleBold().run() },
    { key: 'italic', icon: Italic, run: () => editor.chain().focus().toggleItalic().run() },
    { key: 'bulletList', icon: List, run: () => editor.chain().focus().toggleBulletList().run() },
    { key: 'orderedList', icon: ListOrdered, run: () => editor.chain().focus().toggleOrderedList().run() },
    { key: 'link', icon: LinkIcon, run: toggleLink },
  ];
  return (
    <div
      className="flex flex-wrap items-center border-line border-b"
      role="toolbar"
      aria-label={t('form.text.tools', { label })}
    >
      {marks.map(({ key, icon: Icon, run }) => (
        <IconButton
          key={key}
          className="aria-pressed:bg-marker-soft aria-pressed:text-ink"
          label={t(`form.text.${key}`)}
          icon={<Icon size={17} />}
          aria-pressed={active[key]}
          onClick={run}
        />
      ))}
      <IconButton
        className="disabled:opacity-30"
        label={t('form.text.undo')}
        icon={<Undo size={17} />}
        disabled={!active.undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        className="disabled:opacity-30"
        label={t('form.text.redo')}
        icon={<Redo size={17} />}
        disabled={!active.redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {isLinking && <LinkForm onLink={setLink} />}
    </div>
  );
}

/** Asks where a link leads, in the row of the tools. */
function LinkForm({ onLink }: { onLink: (href: string) => void }) {
  const { t } = useTranslation('job-postings');
  const [text, setText] = useState('');
  const href = /^(?:https?:|mailto:)/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  const isReady = text.trim() !== '' && URL.canParse(href);
  return (
    <span className="flex gap-2 px-1.5 py-1">
      <TextInput
        size="s"
        aria-label={t('form.text.linkQuestion')}
        placeholder="https://"
        inputMode="url"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isReady) onLink(href);
        }}
      />
      <Button size="s" variant="secondary" disabled={!isReady} onClick={() => onLink(href)}>
        {t('form.text.linkSet')}
      </Button>
    </span>
  );
}

/**
 * Removes the styles and hidden parts that word processors, mail programs and web pages put on the clipboard. Word's lists are
 * paragraphs that only look like lists; they become lists. The editor's schema then reduces the rest to our tags.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!\[(?:if|endif)[^>]*>/gi, ''), 'text/html');
  for (const element of page.querySelectorAll('*')) if (isHidden(element)) element.remove();
  removeComments(page.body);
  for (const bold of page.querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]'))
    bold.replaceWith(...bold.childNodes);
  makeLists(page.body);
  for (const element of page.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  for (const paragraph of page.body.querySelectorAll('p'))
    if (paragraph.textContent?.replaceAll('\u00a0', ' ').trim() === '') paragraph.remove();
  return page.body.innerHTML;
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

/** Neighbouring entries become one list, numbered where Word numbered them. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!isWordListEntry(paragraph)) continue;
    const mark = paragraph.textContent ?? '';
    const kind = /^[\s\u00a0]*\d/.test(mark) ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    const list = before?.tagName.toLowerCase() === kind ? before : body.ownerDocument.createElement(kind);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    removeMark(entry);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
    list.append(entry);
  }
}

function removeMark(entry: HTMLElement): void {
  for (const ignored of entry.querySelectorAll('[style*="mso-list"]')) ignored.remove();
  const walker = entry.ownerDocument.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (first) first.textContent = (first.textContent ?? '').replace(LIST_MARK, '').trimStart();
}
