import { defineSlice } from '../define-slice.ts';
import { suggestionsRoutes } from './suggestions.routes.ts';

export const suggestionsSlice = defineSlice({ name: 'suggestions', routes: suggestionsRoutes, reads: 'replica' });
