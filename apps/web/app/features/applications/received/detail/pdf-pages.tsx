import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

GlobalWorkerOptions.workerSrc = workerUrl;

/** More than a CV has; the rest is in the download. */
const MAX_PAGES = 20;

type PdfPagesProps = { content: Blob; zoom: number; onUnreadable: () => void };

/**
 * Draws a PDF into pictures of its pages. Nothing of it runs: no scripts, no forms, no links, and it is read in a worker that
 * reaches nothing but what it is given (docs/decisions/033).
 */
export default function PdfPages({ content, zoom, onUnreadable }: PdfPagesProps) {
  const { t } = useTranslation('received-application');
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([]);
  const fail = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isShown = true;
    let task: PDFDocumentLoadingTask | undefined;
    const read = async () => {
      const data = new Uint8Array(await content.arrayBuffer());
      if (!isShown) return;
      task = getDocument({ data, enableXfa: false, useWasm: false, useSystemFonts: true });
      const opened = await task.promise;
      const numbers = Array.from({ length: Math.min(opened.numPages, MAX_PAGES) }, (_, index) => index + 1);
      const found = await Promise.all(numbers.map((number) => opened.getPage(number)));
      if (isShown) setPages(found);
    };
    read().catch(() => isShown && fail());
    return () => {
      isShown = false;
      void task?.destroy();
    };
  }, [content]);
  return (
    <div className="rd-pages" style={{ '--zoom': zoom } as CSSProperties}>
      {pages.map((page, index) => (
        <Page key={page.pageNumber} page={page} label={t('document.page', { page: index + 1, of: pages.length })} />
      ))}
    </div>
  );
}

/** Twice as many dots as it is wide, so that it stays sharp when it is enlarged. */
const DRAWN_WIDTH = 1400;

function Page({ page, label }: { page: PDFPageProxy; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const viewport = page.getViewport({ scale: DRAWN_WIDTH / page.getViewport({ scale: 1 }).width });
    current.width = viewport.width;
    current.height = viewport.height;
    const drawing = page.render({ canvas: current, viewport });
    // A page that is left before it is drawn ends with a refusal.
    drawing.promise.catch(() => {});
    void page
      .getTextContent()
      .then(({ items }) => setText(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
      .catch(() => {});
    return () => drawing.cancel();
  }, [page]);
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={label} />
      <figcaption className="visually-hidden">{text}</figcaption>
    </figure>
  );
}
