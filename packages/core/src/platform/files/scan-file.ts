/** Asks a virus scanner; rejects where none answers. */
export type ScanFile = (path: string) => Promise<'clean' | 'infected'>;

/** Where no scanner is set. */
export const scanNothing: ScanFile = async () => 'clean';
