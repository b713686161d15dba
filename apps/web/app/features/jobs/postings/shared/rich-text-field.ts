import { lazyPart } from '../../../../ui/lazy-part.ts';

/** The editor with headings, lists and links, loaded where it is used. Its words are those of `job-postings`. */
export const RichTextField = lazyPart(async () => (await import('../form/rich-text-editor.tsx')).RichTextEditor);
