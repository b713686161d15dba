import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server under test keeps its data: known by its port to whoever has to look into them. */
export const dataDirOf = (port: string | undefined): string => join(tmpdir(), `stellenvisite-e2e-${port}`);
