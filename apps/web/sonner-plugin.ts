import type { Plugin } from 'vite';

const INJECTION = /^__insertCSS\((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\);?$/m;
const THRESHOLD = 'const SWIPE_THRESHOLD = 45;';

/**
 * sonner writes its style sheet into the page when it loads, which the content security policy refuses; toaster.tsx imports
 * the same sheet as a file. And it has no setting for the swipe threshold, which is 20 px here (specification §9).
 */
export function sonnerPlugin(): Plugin {
  return {
    name: 'sonner',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      if (!id.includes('/sonner/dist/index.mjs')) return;
      if (!INJECTION.test(code) || !code.includes(THRESHOLD))
        throw new Error('sonner has changed: look at sonner-plugin.ts');
      return { code: code.replace(INJECTION, '').replace(THRESHOLD, 'const SWIPE_THRESHOLD = 20;'), map: null };
    },
  };
}
