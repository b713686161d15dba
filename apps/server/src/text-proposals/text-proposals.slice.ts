import { defineSlice } from '../define-slice.ts';
import { textProposalsRoutes } from './text-proposals.routes.ts';

export const textProposalsSlice = defineSlice({ name: 'text-proposals', routes: textProposalsRoutes });
