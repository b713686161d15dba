import type { Plugin } from 'vite';

/** Where forms are checked in the browser. */
const CHECKS = /[\\/]app[\\/](features[\\/](accounts|admins|auth|own-jobs|saved-searches)|session)[\\/]/;
const COPY = '?forms';

/**
 * A contract module holds lists that every page shows beside schemas that only forms need. Pages leave the schemas behind,
 * but a module is in one file: as soon as one form uses a schema, every page would load it, and zod with it. So forms get
 * a copy of their own.
 */
export function formContractPlugin(): Plugin {
  return {
    name: 'form-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const isOfForm = importer && (importer.endsWith(COPY) || CHECKS.test(importer));
      if (!isOfForm || !/^(@stellenvisite\/contract\/|\.\/)/.test(source)) return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
      return found && /[\\/]contract[\\/]src[\\/]/.test(found.id) ? { ...found, id: found.id + COPY } : null;
    },
  };
}
