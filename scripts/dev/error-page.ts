import type { Failure } from './failure.ts';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const RELOAD_WHEN_FIXED = `
  const askAgain = () => setTimeout(ask, 500);
  const ask = () => fetch(location.href).then(({ status }) => (status === 500 ? askAgain() : location.reload()), askAgain);
  askAgain();
`;

/** Returns the page that `npm run dev` shows instead of the app. It requests itself until the error is fixed, and reloads then. */
export function errorPage({ message, details, location }: Failure): string {
  const place = location
    ? `<p><code>${escapeHtml(location.file)}:${location.line}</code></p><pre>${escapeHtml(location.frame)}</pre>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Error – npm run dev</title>
<script type="module">${RELOAD_WHEN_FIXED}</script>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:75rem}pre{background:#f3f3f3;padding:1rem;overflow:auto}</style></head>
<body><h1>${escapeHtml(message)}</h1>${place}
<details><summary>Everything that was printed</summary><pre>${escapeHtml(details)}</pre></details></body>
</html>
`;
}
