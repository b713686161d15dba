import type { Visit } from '@stellenvisite/contract/platform/web-handler';
import { createContext } from 'react-router';

/** The visit a loader answers; set by the server for every request. */
export const visitContext = createContext<Visit>();
