import type { Plugin } from 'vite';

const SETTINGS = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;

/**
 * Before its first schema zod tries whether it may write code of its own. Our content security policy says no, and the browser
 * reports the try as a violation; so zod is told in the file of its settings, which every other one loads first.
 */
export function zodPlugin(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (SETTINGS.test(id) ? `${code}\nglobalConfig.jitless = true;\n` : null),
  };
}
