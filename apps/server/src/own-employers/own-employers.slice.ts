import { defineSlice } from '../define-slice.ts';
import { ownEmployersRoutes } from './own-employers.routes.ts';

export const ownEmployersSlice = defineSlice({ name: 'own-employers', routes: ownEmployersRoutes });
