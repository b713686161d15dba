import { defineSlice } from '../define-slice.ts';
import { employerSettingsRoutes } from './employer-settings.routes.ts';

export const employerSettingsSlice = defineSlice({ name: 'employer-settings', routes: employerSettingsRoutes });
