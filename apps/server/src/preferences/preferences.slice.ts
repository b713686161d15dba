import { defineSlice } from '../define-slice.ts';
import { preferencesRoutes } from './preferences.routes.ts';

export const preferencesSlice = defineSlice({ name: 'preferences', routes: preferencesRoutes });
