import createQueryHooks from 'openapi-react-query';
import { publicApi } from './public-api.ts';

/** `publicApi` as hooks. Apart from it, so that a page which only calls the API loads no query client. */
export const $publicApi = createQueryHooks(publicApi);
