import createQueryHooks from 'openapi-react-query';
import { publicApi } from './public-api.ts';

/** `publicApi` as hooks. */
export const $publicApi = createQueryHooks(publicApi);
