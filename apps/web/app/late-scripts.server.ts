import { KEEP_EARLY_PRESSES } from './early-presses.server.ts';

const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START_SCRIPT = /(<script[^>]*)( type="module" async="">)([^<]*)(<\/script>)/;
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * A page is complete without script, so it is shown first: its scripts, and the texts they need, are fetched when it has
 * been painted, and take nothing from the styles and fonts it waits for. React Router writes the start script so that the
 * browser fetches everything at once, and has no setting for it. Until they run, what is pressed is kept.
 */
export function startScriptsLate(html: string, texts: readonly string[]): string {
  const scripts: string[] = [];
  const withoutPreloads = html.replace(PRELOADED_SCRIPT, (_link, href: string) => {
    scripts.push(href);
    return '';
  });
  return withoutPreloads.replace(START_SCRIPT, (_whole, open: string, type: string, code: string, close: string) => {
    const imports = [...code.matchAll(STATIC_IMPORT)];
    const names = imports.map(([, name]) => name).join(', ');
    const modules = imports.map(([, , url]) => `import(${url})`).join(', ');
    const rest = code.replace(STATIC_IMPORT, '').replace(/^;\s*/, '');
    const files = JSON.stringify({ scripts: [...new Set(scripts)], texts });
    const late = `${AFTER_FIRST_PAINT}\nawait (${fetchAhead})(${files});\nconst [${names}] = await Promise.all([${modules}]);`;
    return `${open}>${KEEP_EARLY_PRESSES}${close}${open}${type}${late}\n${rest}${close}`;
  });
}

/** A tab in the background paints nothing, and an old browser may not tell: then it starts at once. */
const AFTER_FIRST_PAINT = `await new Promise((start) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && start();
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
});`;

/**
 * Runs in the browser: its source is written into the page. The files are asked for and then run one after the other,
 * with pauses in which the browser can answer a tap. The entry, which brings the page to life, is left to the start script.
 */
const fetchAhead = `async ({ scripts, texts }) => {
  const { nonce } = document.querySelector('script[nonce]');
  const pause = () => new Promise((go) => setTimeout(go));
  const ahead = async (values) => {
    document.head.append(Object.assign(document.createElement('link'), values));
    await pause();
  };
  for (const href of scripts) await ahead({ rel: 'modulepreload', href, nonce });
  for (const href of texts) await ahead({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  for (const href of scripts) {
    if (href.includes('/entry.')) continue;
    await import(href);
    await pause();
  }
}`;
