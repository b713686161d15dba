import { defineSlice } from '../define-slice.ts';
import { operatorSettingsRoutes } from './operator-settings.routes.ts';

export const operatorSettingsSlice = defineSlice({ name: 'operator-settings', routes: operatorSettingsRoutes });
